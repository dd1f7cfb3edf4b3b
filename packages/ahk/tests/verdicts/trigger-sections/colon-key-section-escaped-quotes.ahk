:::
(
MsgBox "say `"hi`""
)
