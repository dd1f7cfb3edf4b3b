#Requires AutoHotkey v2.0
#NoTrayIcon
F1::Send "hello"
