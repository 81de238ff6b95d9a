// A round pip: "5", "X", "B".
PaintedImage {
    required property string pip
    property real side: 20

    width: side
    height: side
    picture: "pip/" + pip
}
