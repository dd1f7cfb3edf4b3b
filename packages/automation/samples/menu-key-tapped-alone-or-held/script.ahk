#Requires AutoHotkey v2.0
#SingleInstance Force

; When you tap the Menu key on its own, it types “[tap]”.
; J with the Menu key held works as Left Arrow.
; When you press H with the Menu key held, it types “[h]”.
; When you tap left Ctrl on its own, it types “[ctrl]”.
; To end the script: right-click the green H in the notification area and choose Exit.

InstallMouseHook() ; so that a click with a key held is told from a tap of that key

$AppsKey::SendText("[tap]")
AppsKey & j::Left
AppsKey & h::SendText("[h]")
~LCtrl Up:: {
    if !TappedAlone("LControl")
        return
    SendText("[ctrl]")
}

; Whether the key that goes up was pressed last, with no other key or mouse button in between.
TappedAlone(key) => A_PriorKey ~= "i)^[LR]?\Q" key "\E$"
