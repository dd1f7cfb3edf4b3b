Log2(text) {
    return text
}
Log2 "a", "b"
