#Requires AutoHotkey v2.0
F1::Send Format("{:s}", "format c: /y")
