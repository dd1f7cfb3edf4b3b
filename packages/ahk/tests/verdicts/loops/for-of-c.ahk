for (i := 0; i < 5; i++) {
    MsgBox i
}
