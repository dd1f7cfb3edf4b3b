Local $x = 5
If $x = 5 Then
    MsgBox(0, "T", "x")
EndIf
