#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, if drive C: is plugged in, it types “[C is there]”; otherwise, it types “[no C]”.
; When you press F3, if drive Q: is plugged in, it types “[Q is there]”; otherwise, it types “[no Q]”.
; While the drive “BACKUP” is not plugged in, when you press F4, it types “[no backup drive]”.
; When drive Q: is plugged in, it types “[Q came]”.
; When drive C: is unplugged, it types “[C went]”.
; When the drive “BACKUP” is plugged in, it types “[backup]”.
; To end the script: right-click the green H in the notification area and choose Exit.

WhenBecomes(() => DriveIsThere("Q:"), WhenPlugged, 2000)
WhenBecomes(() => !DriveIsThere("C:"), WhenUnplugged, 2000)
WhenBecomes(() => DriveIsThere("BACKUP"), WhenPlugged2, 2000)

#HotIf !DriveIsThere("BACKUP")
F4::SendText("[no backup drive]")
#HotIf

F2:: {
    if DriveIsThere("C:") {
        SendText("[C is there]")
    } else {
        SendText("[no C]")
    }
}

F3:: {
    if DriveIsThere("Q:") {
        SendText("[Q is there]")
    } else {
        SendText("[no Q]")
    }
}

WhenPlugged() {
    SendText("[Q came]")
}

WhenUnplugged() {
    SendText("[C went]")
}

WhenPlugged2() {
    SendText("[backup]")
}

; Whether a drive is there, by its letter such as E: or by the name that Explorer shows for it.
DriveIsThere(drive) {
    if drive ~= "i)^[a-z]:?\\?$"
        return DriveGetStatus(SubStr(drive, 1, 1) ":\") = "Ready" ; a card reader has a letter even without a card
    Loop Parse UsbDrives()
        try if DriveGetLabel(A_LoopField ":\") = drive
            return true
    return false
}

; The drives that are connected. A USB hard disk counts as fixed, like those inside the computer, which always stay.
UsbDrives() {
    drives := ""
    for kind in ["REMOVABLE", "FIXED"]
        try drives .= DriveGetList(kind)
    return drives
}

; Calls once each time something becomes true. Something that is true from the start does not count.
WhenBecomes(isTrue, action, period := 500, atStart := false) {
    was := atStart ? false : isTrue() ? true : false
    act := () => action() ; in its own thread, so a message that stays open doesn't hold up the watch
    SetTimer(Look, period)
    Look() {
        isNow := isTrue() ? true : false
        if (isNow = was)
            return
        was := isNow
        if isNow
            SetTimer(act, -1)
    }
}
