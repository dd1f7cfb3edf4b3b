#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it adds 1 to the count, then types the count.
; To end the script: right-click the green H in the notification area and choose Exit.

count := 0

F8:: {
    global count
    count += 1
    SendText(count)
    KeyWait("F8") ; holding the key down doesn't switch back and forth
}
