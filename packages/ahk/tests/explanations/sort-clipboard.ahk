#Requires AutoHotkey v2.0
^!l::A_Clipboard := Sort(A_Clipboard, "U")
