#Requires AutoHotkey v2.0
x := "
(
a
b
)"
if x {
    MsgBox x
}
