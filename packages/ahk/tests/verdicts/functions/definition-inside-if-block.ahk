if true {
    Inside() {
        return 1
    }
}
