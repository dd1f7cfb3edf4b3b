#Requires AutoHotkey v2.0
slots := Map()
^+1::Store(1)
^1::Fetch(1)
Store(number) {
    slots[number] := A_Clipboard
}
Fetch(number) {
    if slots.Has(number) {
        A_Clipboard := slots[number]
        Send "^v"
    }
}
