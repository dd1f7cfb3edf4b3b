#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it makes the current window 30% less visible (never below 50%).
; When you press F3, it makes the current window 20% more visible (never above 80%).
; When you press F4, it makes the current window 25% more see-through (never above 60%).
; When you press F5, it sets the pointer speed to 10, turns the pointer speed up by 2 (never above 15) 5 times, then types “[fast]”.
; When you press F6, it turns the volume up by 5% (never above 60%), turns the brightness down by 10% (never below 20%), turns the microphone volume up by 5% (never above 80%), then turns the volume of Chrome down by 10% (never below 30%).
; To end the script: right-click the green H in the notification area and choose Exit.

F2:: {
    try ChangeOpacity("A", -30, 50)
}

F3:: {
    try ChangeOpacity("A", 20, 0, 80)
}

F4:: {
    try ChangeOpacity("A", -25, 40)
}

F5:: {
    SetPointerSpeed(10)
    Loop 5 {
        SetPointerSpeed(Min(15, PointerSpeed() + 2))
    }
    SendText("[fast]")
}

F6:: {
    try SoundSetVolume(Min(60, SoundGetVolume() + 5))
    SetBrightness(-10, true, 20)
    ChangeMicVolume(5, 0, 80)
    ChangeProgramVolume(ProgramVolumes(["chrome.exe"]), -10, 30)
}

ChangeOpacity(window, change, least := 0, most := 100) {
    if !(found := OrdinaryWindow(window))
        return
    opacity := WinGetTransparent(found)
    SetOpacity(window, Max(least, Min(most, Round((opacity = "" ? 255 : opacity) / 2.55) + change)))
}

; The handle of a window; 0 if there is none, or if it is the desktop or the taskbar and was not asked for by name
OrdinaryWindow(window) {
    found := WinExist(window)
    return IsShell(found) && window != "ahk_class Shell_TrayWnd" ? 0 : found
}

; Whether it is the desktop or the taskbar
IsShell(window) {
    try
        return WinGetClass(window) ~= "^(Progman|WorkerW|Shell_TrayWnd|Shell_SecondaryTrayWnd)$"
    return false
}

; How visible a window is, in percent; never so little that it gets lost
SetOpacity(window, percent) {
    if window := OrdinaryWindow(window)
        WinSetTransparent(percent >= 100 ? "Off" : Round(Max(percent, 10) * 2.55), window)
}

SetPointerSpeed(speed) {
    speed := Max(1, Min(20, Round(speed)))
    DllCall("SystemParametersInfo", "UInt", 0x71, "UInt", 0, "Ptr", speed, "UInt", 0)
}

; How fast the pointer is, from 1 to 20; the Windows default is 10
PointerSpeed() {
    DllCall("SystemParametersInfo", "UInt", 0x70, "UInt", 0, "UInt*", &speed := 10, "UInt", 0)
    return speed
}

; Sets the brightness of the screens in percent, or changes it by that much
SetBrightness(percent, isChange := false, lowest := 0, highest := 100) {
    isDone := false
    try { ; the screen of a laptop
        service := ComObjGet("winmgmts:\\.\root\WMI"), current := 0
        for screen in service.ExecQuery("SELECT * FROM WmiMonitorBrightness")
            current := screen.CurrentBrightness
        for screen in service.ExecQuery("SELECT * FROM WmiMonitorBrightnessMethods") {
            screen.WmiSetBrightness(1, Max(0, lowest, Min(100, highest, Round(isChange ? current + percent : percent))))
            isDone := true
        }
    }
    for monitor in PhysicalMonitors() { ; external monitors, through their cable
        if DllCall("dxva2\GetMonitorBrightness", "Ptr", monitor, "UInt*", &least := 0, "UInt*", &current := 0, "UInt*", &most := 0) {
            share := (most - least) / 100 ; one percent, in the steps of this monitor
            level := isChange ? current + Round(share * percent) : least + Round(share * percent)
            level := Max(least + Round(share * Max(0, lowest)), Min(least + Round(share * Min(100, highest)), level))
            isDone := DllCall("dxva2\SetMonitorBrightness", "Ptr", monitor, "UInt", level) || isDone
        }
        DllCall("dxva2\DestroyPhysicalMonitor", "Ptr", monitor)
    }
    if !isDone {
        ToolTip("This screen does not let Windows change its brightness.")
        SetTimer(ToolTip, -2000)
    }
}

; The screens as devices that can be talked to
PhysicalMonitors() {
    monitors := [], entrySize := A_PtrSize + 256
    try Loop MonitorGetCount() {
        MonitorGet(A_Index, &left, &top)
        monitor := DllCall("MonitorFromPoint", "Int64", (left & 0xFFFFFFFF) | (top << 32), "UInt", 2, "Ptr")
        if !DllCall("dxva2\GetNumberOfPhysicalMonitorsFromHMONITOR", "Ptr", monitor, "UInt*", &count := 0)
            continue
        entries := Buffer(count * entrySize, 0)
        if DllCall("dxva2\GetPhysicalMonitorsFromHMONITOR", "Ptr", monitor, "UInt", count, "Ptr", entries)
            Loop count
                monitors.Push(NumGet(entries, (A_Index - 1) * entrySize, "Ptr"))
    }
    return monitors
}

ChangeMicVolume(percent, least := 0, most := 100) {
    for microphone in Microphones() {
        ComCall(9, microphone, "Float*", &level := 0)
        SetMicVolume(Max(least, Min(most, level * 100 + percent)))
        return
    }
}

; The volume controls (IAudioEndpointVolume) of the microphone in use: for calls it may be a different one
Microphones() {
    controls := []
    try {
        devices := ComObject("{BCDE0395-E52F-467C-8E3D-C4579291692E}", "{A95664D2-9614-4F35-A746-DE8DB63617E6}")
        controlType := Buffer(16)
        DllCall("ole32\CLSIDFromString", "Str", "{5CDF2C82-841E-4546-9722-0CF74078229A}", "Ptr", controlType)
        for role in [0, 2] { ; the usual one, and the one for calls
            ComCall(4, devices, "Int", 1, "Int", role, "Ptr*", &found := 0)
            ComCall(3, ComValue(13, found), "Ptr", controlType, "UInt", 23, "Ptr", 0, "Ptr*", &found)
            controls.Push(ComValue(13, found))
        }
    }
    return controls
}

SetMicVolume(percent) {
    for microphone in Microphones()
        ComCall(7, microphone, "Float", Max(0, Min(100, percent)) / 100, "Ptr", 0)
}

; The volume controls (ISimpleAudioVolume) of what these files and the programs that they started are playing,
; or of everything else
ProgramVolumes(files, isElse := false) {
    volumes := [], managerType := Buffer(16)
    DllCall("ole32\CLSIDFromString", "Str", "{77AA99A0-1BD6-484F-8BC7-2C654C9A9B6F}", "Ptr", managerType)
    for device in SoundDevices(0)
        try {
            ComCall(3, device, "Ptr", managerType, "UInt", 23, "Ptr", 0, "Ptr*", &found := 0)
            manager := ComValue(13, found)
            ComCall(5, manager, "Ptr*", &found)
            sessions := ComValue(13, found)
            ComCall(3, sessions, "Int*", &count := 0)
            Loop count {
                ComCall(4, sessions, "Int", A_Index - 1, "Ptr*", &found)
                session := ComObjQuery(ComValue(13, found), "{BFB7FF88-7239-4FC9-8FA2-07C950BE9C6D}")
                ComCall(14, session, "UInt*", &process := 0)
                if process && IsFrom(process) != isElse
                    volumes.Push(ComObjQuery(session, "{87CE5498-68D6-44E5-9215-6DA47EF883D8}"))
            }
        }
    return volumes

    IsFrom(process) {
        Loop 5 {
            try name := ProcessGetName(process)
            catch
                return false
            for file in files
                if file = name
                    return true
            try process := ProcessGetParent(process)
            catch
                return false
            ; File Explorer starts almost everything, so it does not count
            if !process || ProcessExist(process) && ProcessGetName(process) = "explorer.exe"
                return false
        }
        return false
    }
}

; The devices that are plugged in: 0 for speakers and headphones, 1 for microphones
SoundDevices(kind) {
    devices := []
    try {
        all := ComObject("{BCDE0395-E52F-467C-8E3D-C4579291692E}", "{A95664D2-9614-4F35-A746-DE8DB63617E6}")
        ComCall(3, all, "Int", kind, "UInt", 1, "Ptr*", &found := 0)
        list := ComValue(13, found)
        ComCall(3, list, "UInt*", &count := 0)
        Loop count {
            ComCall(4, list, "UInt", A_Index - 1, "Ptr*", &found)
            devices.Push(ComValue(13, found))
        }
    }
    return devices
}

; Makes programs louder or quieter by this many percent
ChangeProgramVolume(volumes, percent, least := 0, most := 100) {
    for volume in volumes {
        ComCall(4, volume, "Float*", &level := 0)
        ComCall(3, volume, "Float", Max(0, least, Min(100, most, level * 100 + percent)) / 100, "Ptr", 0)
    }
}
