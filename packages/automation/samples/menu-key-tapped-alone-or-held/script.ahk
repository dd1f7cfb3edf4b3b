#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press and release the Menu key by itself, it types “[tap]”.
; J with the Menu key held down acts as Left Arrow.
; When you press H with the Menu key held down, it types “[h]”.
; When you press and release left Ctrl by itself, it types “[ctrl]”.
; To end the script: right-click the green H in the notification area and choose Exit.

InstallMouseHook() ; so that clicking while holding a key is not mistaken for tapping that key

$AppsKey::SendText("[tap]")
AppsKey & j::Left
AppsKey & h::SendText("[h]")
~LCtrl Up:: {
    if !TappedAlone("LControl")
        return
    SendText("[ctrl]")
}

*AppsKey::Send("{Blind}{AppsKey}") ; with Shift, Ctrl, or Alt, it works as usual

; Whether the key that goes up was pressed last, with no other key or mouse button in between.
TappedAlone(key) => A_PriorKey ~= "i)^[LR]?\Q" key "\E$"
