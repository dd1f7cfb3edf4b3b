#Requires AutoHotkey v2.0
#SingleInstance Force
OnExit((*) => 1)
Persistent()
