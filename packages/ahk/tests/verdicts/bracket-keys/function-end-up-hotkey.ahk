f() {
} up::MsgBox "x"
