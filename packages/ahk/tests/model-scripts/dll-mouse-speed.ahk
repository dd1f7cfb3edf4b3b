#Requires AutoHotkey v2.0
F2:: {
    static slow := false
    slow := !slow
    DllCall("SystemParametersInfo", "UInt", 0x71, "UInt", 0, "Ptr", slow ? 3 : 10, "UInt", 0)
}
F3::DllCall("PowrProf\SetSuspendState", "Int", 0, "Int", 0, "Int", 0)
F4::DllCall("user32\LockWorkStation")
