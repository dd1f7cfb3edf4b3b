MsgBox(text) {
    return text
}
MsgBox("own")
