#Requires AutoHotkey v2.0
!WheelUp::AdjustVolume(5)
!WheelDown::AdjustVolume(-5)
!MButton:: {
    SoundSetMute(-1)
    ShowVolume()
}
AdjustVolume(delta) {
    current := SoundGetVolume()
    newVol := Min(100, Max(0, current + delta))
    SoundSetVolume(newVol)
    ShowVolume()
}
ShowVolume() {
    vol := Round(SoundGetVolume())
    muted := SoundGetMute() ? " (muted)" : ""
    ToolTip("Volume: " vol "%" muted)
    SetTimer(HideTip, -1000)
}
HideTip() {
    ToolTip()
}
