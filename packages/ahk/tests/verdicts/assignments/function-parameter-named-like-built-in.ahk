F(Trim, Map) {
    return Trim Map
}
