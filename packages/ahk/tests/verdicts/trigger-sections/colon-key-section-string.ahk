:::MsgBox "
(
say "hi"
)"
