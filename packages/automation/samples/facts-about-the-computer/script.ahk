#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it types “user ”, your user name, “ on ”, and the name of this PC, then presses Enter.
; When you press F3, it types “address ” followed by this PC’s IP address, then presses Enter.
; When you press F4, it types “free ”, the free space on C:, and “ GB”, then presses Enter.
; When you press F5, it types “up ” followed by how long the PC has been on, then presses Enter.
; When you press F6, it types “idle ” followed by how long the PC has been idle, then presses Enter.
; When you press F7, it types “volume ”, the volume, and “%”, then presses Enter.
; When you press F8, it types “battery ”, the battery level, and “%”. Then, if the battery is below 10%, it types “ low”; otherwise, it types “ fine”. Either way, it then presses Enter.
; When you press F9, it types “folder ” followed by the size of Documents, then presses Enter.
; To end the script: right-click the green H in the notification area and choose Exit.

InstallKeybdHook()
InstallMouseHook()

F2:: {
    SendText("user " . A_UserName . " on " . A_ComputerName)
    Send("{Enter}")
}

F3:: {
    SendText("address " . IpAddress())
    Send("{Enter}")
}

F4:: {
    SendText("free " . FreeSpace("C:") . " GB")
    Send("{Enter}")
}

F5:: {
    SendText("up " . ClockText(A_TickCount))
    Send("{Enter}")
}

F6:: {
    SendText("idle " . ClockText(A_TimeIdlePhysical))
    Send("{Enter}")
}

F7:: {
    SendText("volume " . VolumeLevel() . "%")
    Send("{Enter}")
}

F8:: {
    SendText("battery " . BatteryLevel() . "%")
    if (PowerStatus().percent < 10) {
        SendText(" low")
    } else {
        SendText(" fine")
    }
    Send("{Enter}")
}

F9:: {
    SendText("folder " . FolderSize(A_MyDocuments))
    Send("{Enter}")
}

; This computer's address on its network.
IpAddress() {
    for address in SysGetIPAddresses()
        if !(address ~= "^(127|169\.254)\.")
            return address
    return ""
}

; The free space of a drive in gigabytes.
FreeSpace(drive) {
    try return Round(DriveGetSpaceFree(SubStr(drive, 1, 1) . ":\") / 1024, 1)
    return 0
}

; Milliseconds as 4:05, or as 1:04:05 for an hour or more.
ClockText(milliseconds) {
    seconds := Round(milliseconds / 1000)
    if seconds < 3600
        return Format("{}:{:02}", seconds // 60, Mod(seconds, 60))
    return Format("{}:{:02}:{:02}", seconds // 3600, Mod(seconds // 60, 60), Mod(seconds, 60))
}

; The volume in percent, 0 if there is no speaker.
VolumeLevel() {
    try return Round(SoundGetVolume())
    return 0
}

; The charge in percent. A computer without a battery is always full.
BatteryLevel() {
    status := Buffer(12, 0)
    DllCall("GetSystemPowerStatus", "Ptr", status)
    percent := NumGet(status, 2, "UChar")
    return percent > 100 ? 100 : percent
}

; The battery in percent and whether the charger is plugged in; a computer without a battery is always full.
PowerStatus() {
    status := Buffer(12, 0)
    DllCall("GetSystemPowerStatus", "Ptr", status)
    percent := NumGet(status, 2, "UChar")
    return {percent: percent > 100 ? 100 : percent, charging: NumGet(status, 0, "UChar") = 1}
}

; The size of all files in a folder and below it, such as 12.3 MB.
FolderSize(folder) {
    size := 0
    Loop Files folder . "\*", "R"
        size += A_LoopFileSize
    for unit in ["bytes", "KB", "MB", "GB"]
        if size < 1024 || A_Index = 4
            return Round(size, A_Index = 1 || size >= 100 ? 0 : 1) . " " . unit
        else
            size /= 1024
}
