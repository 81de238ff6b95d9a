// Only the picture of a card.
PaintedImage {
    required property string faceKey

    picture: faceKey === "" ? "" : "picture/" + faceKey
}
