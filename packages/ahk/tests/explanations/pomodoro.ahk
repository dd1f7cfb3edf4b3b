#Requires AutoHotkey v2.0
^!p::
{
    Work()
}
Work() {
    TrayTip "Work for 25 minutes"
    SetTimer Rest, -25 * 60000
}
Rest() {
    SoundBeep 750, 500
    MsgBox "Break!"
    SetTimer Work, -5 * 60000
}
