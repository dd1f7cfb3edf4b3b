Check(x) {
    if (x = 1) {
        IfWinExist, ahk_exe notepad.exe
            return true
    }
    return false
}
