text := "abc"
IfInString, text, b
    MsgBox, found
