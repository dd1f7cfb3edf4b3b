#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it types 8 random characters.
; To end the script: right-click the green H in the notification area and choose Exit.

F7::SendText(RandomPassword(8, "abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!#%*+-=?@"))

; Drawn from Windows' secure random generator, so nobody can predict it. Four or more characters have all four kinds.
RandomPassword(length, characters) {
    length := Max(1, Integer(length)), bytes := Buffer(length * 4)
    Loop {
        DllCall("bcrypt\BCryptGenRandom", "Ptr", 0, "Ptr", bytes, "UInt", bytes.Size, "UInt", 2)
        drawn := ""
        Loop length
            drawn .= SubStr(characters, Mod(NumGet(bytes, (A_Index - 1) * 4, "UInt"), StrLen(characters)) + 1, 1)
    } until length < 4 || drawn ~= "[a-z]" && drawn ~= "[A-Z]" && drawn ~= "\d" && drawn ~= "\W"
    return drawn
}
