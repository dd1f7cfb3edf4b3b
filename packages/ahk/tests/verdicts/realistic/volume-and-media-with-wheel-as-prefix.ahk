#Requires AutoHotkey v2.0
#SingleInstance Force
#UseHook

step := 2
osd := ""

WheelUp & RButton::return
#HotIf OverTaskbar()
WheelUp::Volume(step)
WheelDown::Volume(-step)
MButton::Mute()
#HotIf

^!Up::Volume(step * 2)
^!Down::Volume(-step * 2)
^!Right::Media("next")
^!Left::Media("prev")
^!Space::Media("play")
~Volume_Mute::ShowOsd(SoundGetMute() ? "muted" : "on")
CapsLock::
{
    static last := 0
    if A_TickCount - last < 300 {
        SetCapsLockState !GetKeyState("CapsLock", "T")
        last := 0
    } else {
        last := A_TickCount
    }
}

OverTaskbar() {
    MouseGetPos , , &id
    try
        return WinGetClass(id) ~= "^Shell_(Secondary)?TrayWnd$"
    catch
        return false
}

Volume(by) {
    try {
        SoundSetVolume by > 0 ? "+" by : by
        v := Round(SoundGetVolume())
    } catch as e {
        ShowOsd("no device")
        return
    }
    ShowOsd(v "% " Bar(v))
}

Mute() {
    SoundSetMute -1
    ShowOsd(SoundGetMute() ? "muted" : Round(SoundGetVolume()) "%")
}

Bar(v) {
    s := ""
    Loop 20
        s .= A_Index * 5 <= v ? "█" : "░"
    return s
}

Media(what) {
    static keys := Map(
        "next", "Media_Next",
        "prev", "Media_Prev",
        "play", "Media_Play_Pause"
    )
    if !keys.Has(what)
        throw ValueError("unknown action", -1, what)
    Send "{" keys[what] "}"
}

ShowOsd(text) {
    global osd
    if !osd {
        osd := Gui("+AlwaysOnTop -Caption +ToolWindow +E0x20")
        osd.BackColor := "202020"
        osd.SetFont("s14 cWhite", "Consolas")
        osd.label := osd.Add("Text", "w380 Center")
    }
    osd.label.Value := text
    osd.Show("NA y" A_ScreenHeight - 150)
    SetTimer HideOsd, -1200
}

HideOsd() {
    if osd
        osd.Hide()
}
