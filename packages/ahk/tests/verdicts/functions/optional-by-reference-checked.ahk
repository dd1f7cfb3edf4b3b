Find(text, &pos?) {
    pos := InStr(text, "x")
    return pos > 0
}
Find("x")
Find("x", &where)
MsgBox where
