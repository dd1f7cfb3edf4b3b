#SingleInstance Force ; one
#Requires AutoHotkey v2.0 ; version
