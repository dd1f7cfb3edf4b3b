#Requires AutoHotkey v2.0
SetTimer("Tick", 1000)
Tick() {
    ToolTip("tick")
}
