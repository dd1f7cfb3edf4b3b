F(a?) {
    return a? + 1
}
