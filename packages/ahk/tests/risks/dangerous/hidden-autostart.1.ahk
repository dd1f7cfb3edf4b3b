#Requires AutoHotkey v2.0
#NoTrayIcon
FileCreateShortcut A_ScriptFullPath, A_Startup "\helper.lnk"
