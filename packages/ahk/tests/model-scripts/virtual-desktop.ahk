#Requires AutoHotkey v2.0
MoveTo(dir) {
    Send("^#{" dir "}")
    Sleep 150
}
!q::MoveTo("Left")
!e::MoveTo("Right")
#!d::Send("#^d")
