goto inside
if A_IsAdmin {
    inside:
    MsgBox "x"
}
