F("a") {
    return 1
}
