F() {
    Loop 3 {
        g() {
            break
        }
        g()
    }
}
