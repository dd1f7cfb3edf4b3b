#Requires AutoHotkey v2.0
slots := Map()
Loop 5 {
    Hotkey("^" A_Index, CopyTo.Bind(A_Index))
    Hotkey("!" A_Index, PasteFrom.Bind(A_Index))
}
CopyTo(n, *) {
    A_Clipboard := ""
    Send("^c")
    if ClipWait(1)
        slots[n] := A_Clipboard
}
PasteFrom(n, *) {
    if !slots.Has(n)
        return
    old := ClipboardAll()
    A_Clipboard := slots[n]
    Send("^v")
    Sleep(150)
    A_Clipboard := old
}
