Area(width, height) {
    return widht * height
}
