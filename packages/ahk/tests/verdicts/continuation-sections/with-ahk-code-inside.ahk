code := "
(
#Requires AutoHotkey v2.0
MsgBox "hi"
if (x) {
)"
