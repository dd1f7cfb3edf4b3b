class C {
    M() {
        return helperText
    }
}
