#Requires AutoHotkey v2.0
for key in StrSplit("abcdefghijklmnopqrstuvwxyz")
    Hotkey "$" key, Filter
Filter(name) {
    static last := Map()
    if last.Has(name) && A_TickCount - last[name] < 300
        return
    last[name] := A_TickCount
    Send "{Blind}" SubStr(name, 2)
}
