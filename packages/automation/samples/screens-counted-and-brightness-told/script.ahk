#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it types “[”, the number of screens, and “]”. Then, if the number of screens is at least 2, it types “[several]”; otherwise, it types “[one]”.
; When you press F3, it types “[”, the screen brightness, and “%]”. Then, if the screen brightness is more than 50, it sets the brightness to 50%.
; To end the script: right-click the green H in the notification area and choose Exit.

F2:: {
    SendText("[" . MonitorGetCount() . "]")
    if (MonitorGetCount() >= 2) {
        SendText("[several]")
    } else {
        SendText("[one]")
    }
}

F3:: {
    SendText("[" . BrightnessLevel() . "%]")
    if (BrightnessLevel() > 50) {
        SetBrightness(50)
    }
}

; The brightness of the screen in percent; 100 if Windows cannot tell
BrightnessLevel() {
    try { ; the screen of a laptop
        for screen in ComObjGet("winmgmts:\\.\root\WMI").ExecQuery("SELECT * FROM WmiMonitorBrightness")
            return screen.CurrentBrightness
    }
    level := ""
    for monitor in PhysicalMonitors() { ; external monitors, through their cable
        if level = "" && DllCall("dxva2\GetMonitorBrightness", "Ptr", monitor, "UInt*", &least := 0, "UInt*", &current := 0, "UInt*", &most := 0)
            level := Round((current - least) * 100 / Max(1, most - least))
        DllCall("dxva2\DestroyPhysicalMonitor", "Ptr", monitor)
    }
    return level = "" ? 100 : level
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
