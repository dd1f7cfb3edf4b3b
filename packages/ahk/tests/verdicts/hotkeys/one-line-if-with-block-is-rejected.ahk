F3::if WinExist("A") {
    WinClose
}
