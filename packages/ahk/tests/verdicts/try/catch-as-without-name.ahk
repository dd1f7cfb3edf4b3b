try {
    x := 1
} catch Error as {
    MsgBox "x"
}
