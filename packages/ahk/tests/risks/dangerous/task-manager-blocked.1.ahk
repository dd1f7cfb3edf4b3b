#Requires AutoHotkey v2.0
SetTimer () => ProcessClose("Taskmgr.exe"), 500
