if true
    F() {
        return 1
    }
