#Requires AutoHotkey v2.0
F2::Run "shutdown /s /t 3600"
