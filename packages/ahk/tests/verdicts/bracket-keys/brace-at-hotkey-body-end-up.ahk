a:: {
    MsgBox "x"
} up::MsgBox "x"
