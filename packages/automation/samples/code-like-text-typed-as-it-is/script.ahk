#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it types “lorem "ipsum" ; `n %A_Now% \n 'dolor' // ::sit::”.
; To end the script: right-click the green H in the notification area and choose Exit.

F8::SendText(("lorem `"ipsum`" `; ``n %" . "A_Now% \n 'dolor' // ::sit::"))
