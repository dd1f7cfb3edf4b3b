Map(x) {
    return x
}
