#Requires AutoHotkey v2.0
F7::MsgBox "Windows Defender is disabled by your administrator. powershell -enc AAAAAAAAAAAAAAAAAAAA"
