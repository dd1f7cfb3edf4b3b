SetTimer () => ToolTip("x"), 100
OnExit (*) => FileDelete("x")
Hotkey "F1", (*) => (
    ToolTip("a"),
    Sleep(100)
)
