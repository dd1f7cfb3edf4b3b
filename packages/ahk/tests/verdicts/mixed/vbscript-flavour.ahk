Dim x
x = 5
If x = 5 Then
    MsgBox "x"
End If
