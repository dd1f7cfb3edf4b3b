MsgBox "start"
(
more
)
