#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it adds 1 to the count. Then, if the count is at least 3, it types “[”, the count, and “ enough]”; otherwise, it types “[”, the count, and “ more]”.
; When you press F3, if the number of words in the copied text is at most 2, it types “[short]”; otherwise, it types “[long]”.
; To end the script: right-click the green H in the notification area and choose Exit.

count := 0

F2:: {
    global count
    count += 1
    if (count >= 3) {
        SendText("[" . count . " enough]")
    } else {
        SendText("[" . count . " more]")
    }
    KeyWait("F2") ; holding the key down doesn't switch back and forth
}

F3:: {
    if (WordCount(A_Clipboard) <= 2) {
        SendText("[short]")
    } else {
        SendText("[long]")
    }
}

WordCount(text) {
    RegExReplace(text, "[\p{L}\p{N}]+(?:[-'’.,@_&/][\p{L}\p{N}]+)*", , &count)
    return count
}
