#Requires AutoHotkey v2.0
^!a:: {
    try {
        isTop := WinGetExStyle("A") & 0x8
        WinSetAlwaysOnTop(-1, "A")
        msg := isTop ? "Not on top any more" : "Always on top"
        ToolTip(msg)
        SetTimer(ToolTip, -1200)
    }
}
