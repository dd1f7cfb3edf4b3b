#Requires AutoHotkey v2.0
!PgUp::Brightness(10)
!PgDn::Brightness(-10)
Brightness(step) {
    for monitor in ComObjGet("winmgmts:\\.\root\WMI").ExecQuery("SELECT * FROM WmiMonitorBrightness")
        level := monitor.CurrentBrightness
    for methods in ComObjGet("winmgmts:\\.\root\WMI").ExecQuery("SELECT * FROM WmiMonitorBrightnessMethods")
        methods.WmiSetBrightness(1, Max(0, Min(100, level + step)))
}
