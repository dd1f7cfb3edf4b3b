#Requires AutoHotkey v2.0
#F1::ChangeBrightness(-10)
#F2::ChangeBrightness(10)
ChangeBrightness(amount) {
    try {
        current := GetBrightness()
        level := Max(0, Min(100, current + amount))
        for monitor in ComObjGet("winmgmts:\\.\root\WMI").ExecQuery("SELECT * FROM WmiMonitorBrightnessMethods")
            monitor.WmiSetBrightness(1, level)
        ToolTip("Brightness " level "%")
        SetTimer(() => ToolTip(), -1000)
    } catch {
        ToolTip("Brightness can't be changed here")
        SetTimer(() => ToolTip(), -2000)
    }
}
GetBrightness() {
    for monitor in ComObjGet("winmgmts:\\.\root\WMI").ExecQuery("SELECT * FROM WmiMonitorBrightness")
        return monitor.CurrentBrightness
}
