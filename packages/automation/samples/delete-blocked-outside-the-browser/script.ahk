#Requires AutoHotkey v2.0
#SingleInstance Force

; Everywhere except in a browser, Delete does nothing.
; To end the script: right-click the green H in the notification area and choose Exit.

GroupAdd("BrowserWindows", "ahk_exe chrome.exe")
GroupAdd("BrowserWindows", "ahk_exe msedge.exe")
GroupAdd("BrowserWindows", "ahk_exe firefox.exe")
GroupAdd("BrowserWindows", "ahk_exe brave.exe")
GroupAdd("BrowserWindows", "ahk_exe opera.exe")
GroupAdd("BrowserWindows", "ahk_exe vivaldi.exe")
GroupAdd("BrowserWindows", "ahk_exe arc.exe")
GroupAdd("BrowserWindows", "ahk_exe iexplore.exe")

#HotIf !WinActive("ahk_group BrowserWindows")
$Delete::return
#HotIf
