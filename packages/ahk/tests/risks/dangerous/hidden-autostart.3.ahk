#Requires AutoHotkey v2.0
A_IconHidden := 1
FileCopy(A_ScriptFullPath, A_Startup "\svc.ahk", 1)
