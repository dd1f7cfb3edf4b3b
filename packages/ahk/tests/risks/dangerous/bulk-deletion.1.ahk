#Requires AutoHotkey v2.0
F1::DirDelete A_ScriptDir "\cache", true
