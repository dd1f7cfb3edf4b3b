#Requires AutoHotkey v2.0
^!s::A_Clipboard := StrReplace(A_Clipboard, " ")
