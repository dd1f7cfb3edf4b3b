if true
    MsgBox "a"
else
    F() {
        return 1
    }
