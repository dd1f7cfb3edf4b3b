if true {
    class Inner {
    }
}
