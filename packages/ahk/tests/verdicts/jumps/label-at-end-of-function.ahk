F(x) {
    if x
        goto done
    MsgBox "x"
    done:
}
