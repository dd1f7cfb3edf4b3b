F() {
    let x := 1
    return x
}
