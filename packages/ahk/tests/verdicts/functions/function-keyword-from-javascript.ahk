function Go(a) {
    return a
}
