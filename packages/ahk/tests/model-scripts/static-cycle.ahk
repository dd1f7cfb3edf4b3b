#Requires AutoHotkey v2.0
F1:: {
    static index := 0
    static colors := ["red", "green", "blue"]
    index := Mod(index, colors.Length) + 1
    SendText(colors[index])
}
F2:: {
    static count := 0
    count++
    ToolTip("Pressed " count " time" (count = 1 ? "" : "s"))
}
