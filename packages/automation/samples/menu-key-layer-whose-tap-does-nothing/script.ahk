#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press and release the Menu key by itself, it does nothing (the key is turned off).
; J with the Menu key held down acts as Down Arrow.
; When you press S with the Menu key held down, it types “ß”.
; In Notepad, when you press Q with the Menu key held down, it types “[q]”.
; To end the script: right-click the green H in the notification area and choose Exit.

#HotIf WinActive("ahk_exe notepad.exe")
AppsKey & q::SendText("[q]")
*AppsKey::Send("{Blind}{AppsKey}") ; tapped alone, it works as usual
#HotIf

$AppsKey::return
AppsKey & j::Down
AppsKey & s::SendText("ß")
*AppsKey::Send("{Blind}{AppsKey}") ; with Shift, Ctrl, or Alt, it works as usual
