#Requires AutoHotkey v2.0
FileCreateShortcut A_ScriptFullPath, A_Startup "\MyKeys.lnk"
SetNumLockState "AlwaysOn"
