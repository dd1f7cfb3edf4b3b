#Requires AutoHotkey v2.0
F6::
{
    static on := false
    on := !on
    SetTimer(ClickNow, on ? 100 : 0)
}
ClickNow() => Click()
Esc::ExitApp
