F() {
    class Inner {
    }
}
