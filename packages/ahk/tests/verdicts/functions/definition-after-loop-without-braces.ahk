Loop 3
    F() {
        return 1
    }
