#Requires AutoHotkey v2.0
^!n::Run "notepad.exe"
