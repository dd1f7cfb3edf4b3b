F() {
    global A_Clipboard
    A_Clipboard := "x"
}
