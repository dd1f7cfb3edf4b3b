F() {
    Loop {
        Sleep 10
    }
    MsgBox "never"
}
