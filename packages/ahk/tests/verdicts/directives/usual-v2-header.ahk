#Requires AutoHotkey v2.0
#SingleInstance Force
#NoTrayIcon
#MaxThreadsPerHotkey 2
Persistent
InstallKeybdHook
ProcessSetPriority "High"
