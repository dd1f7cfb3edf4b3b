#Requires AutoHotkey v2.0
presses := 0
SetTimer(CountPress, -100)

CountPress() {
    presses += 1
    ToolTip("Pressed " presses " times")
}
