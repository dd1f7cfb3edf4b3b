x := 1
if x ; why
; before the body
    MsgBox "a"
/* block */
else ; otherwise
    MsgBox "b"
