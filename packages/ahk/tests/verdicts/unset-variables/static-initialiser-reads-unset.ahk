F() {
    static s := nowhere
    return s
}
