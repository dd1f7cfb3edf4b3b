#Requires AutoHotkey v2.0
if A_TickCount < 0
    MsgBox total
if A_TickCount < 0
    total := 5
MsgBox "The total is " total
