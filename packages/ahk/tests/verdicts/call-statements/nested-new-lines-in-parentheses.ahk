MsgBox(
    "a"
    "b"
)
MsgBox("a",
    "b")
