#Requires AutoHotkey v2.0
text := "
(
Dear Ann,
Best regards
MsgBox(text)
