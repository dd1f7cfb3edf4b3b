#Requires AutoHotkey v2.0
^!k:: {
    chars := "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!?#%"
    password := ""
    Loop 16
        password .= SubStr(chars, Random(1, StrLen(chars)), 1)
    A_Clipboard := password
    ToolTip "A new password is on the clipboard"
    SetTimer () => ToolTip(), -2000
}
