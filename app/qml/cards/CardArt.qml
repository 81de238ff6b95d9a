// Only the picture of a card.
Painted {
    required property string faceKey

    picture: faceKey === "" ? "" : "picture/" + faceKey
}
