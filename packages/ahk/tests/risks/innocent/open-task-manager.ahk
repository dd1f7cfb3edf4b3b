#Requires AutoHotkey v2.0
F6::Run "taskmgr.exe"
