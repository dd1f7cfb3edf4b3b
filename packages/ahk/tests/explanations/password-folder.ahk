#Requires AutoHotkey v2.0
ib := InputBox("Password", "Private", "Password")
if (ib.Result = "OK" and ib.Value == "secret")
    Run "D:\Private"
else
    MsgBox "Wrong password", "Private", "Iconx"
ExitApp
