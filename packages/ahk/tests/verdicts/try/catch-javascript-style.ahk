try {
    x := 1
} catch (e) {
    MsgBox "x"
}
