// The art of a card, without its frame and text.
PaintedImage {
    required property string faceKey

    picture: faceKey === "" ? "" : "picture/" + faceKey
}
