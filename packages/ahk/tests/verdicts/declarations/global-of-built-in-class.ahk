F() {
    global Map := 1
}
