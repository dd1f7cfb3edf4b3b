try {
    x := 1
} catch Error as if {
    MsgBox "x"
}
