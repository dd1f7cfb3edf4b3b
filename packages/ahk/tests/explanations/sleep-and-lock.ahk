#Requires AutoHotkey v2.0
^!end::DllCall("PowrProf\SetSuspendState", "Int", 0, "Int", 0, "Int", 0)
LShift & RShift::DllCall("LockWorkStation")
