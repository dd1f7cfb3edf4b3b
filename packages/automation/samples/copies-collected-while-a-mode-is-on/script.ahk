#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it turns collecting mode on, or off if it is already on. Then, if collecting mode is on, it clears the remembered text, sets the count back to zero, and shows “collecting” next to the pointer for 8 seconds; otherwise, it types the count, “ parts:”, and the remembered text.
; While collecting mode is on and something is copied, when you copy something, it adds 1 to the count. Then, if the count is more than 2, it shows “enough” next to the pointer for 8 seconds; otherwise, it adds “[”, the copied text without spaces at the beginning and end in capital letters, and “]” to the end of the remembered text.
; To end the script: right-click the green H in the notification area and choose Exit.

text := ""
count := 0
collectingOn := false

WhenCopied(AfterCopying)

F2:: {
    global collectingOn, count, text
    collectingOn := !collectingOn
    if collectingOn {
        text := ""
        count := 0
        ToolTip("collecting")
        SetTimer(ToolTip, -8000)
    } else {
        SendText(count . " parts:" . text)
    }
    KeyWait("F2") ; holding the key down doesn't switch back and forth
}

AfterCopying() {
    global count, text
    if !(collectingOn && !HasShape(A_Clipboard, "empty"))
        return
    count += 1
    if (count > 2) {
        ToolTip("enough")
        SetTimer(ToolTip, -8000)
    } else {
        text := text . "[" . StrUpper(Trim(A_Clipboard, " `t`r`n")) . "]"
    }
}

; Checks what kind of text it is.
HasShape(text, shape) {
    text := Trim(text, " `t`r`n")
    switch shape {
        case "empty": return text = ""
        case "text": return text != ""
        case "number": return RegExMatch(text, "^[-+]?\d[\d ,.']*$") > 0
        case "address": return RegExMatch(text, "i)^(https?://|www\.)\S+$") > 0
        case "email": return RegExMatch(text, "^[^\s@]+@[^\s@]+\.[^\s@]+$") > 0
        case "path": return RegExMatch(text, "^([A-Za-z]:\\|\\\\)[^\r\n]+$") > 0
        case "date": return RegExMatch(text, "^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$") > 0
    }
    return false
}

; Calls when something was copied, but not for what the script itself puts on the clipboard.
WhenCopied(action) {
    own := 0
    OnClipboardChange(Changed)
    Changed(kind) {
        if (kind = 0 || DllCall("GetClipboardSequenceNumber", "UInt") = own)
            return
        if DllCall("GetClipboardOwner", "Ptr") = A_ScriptHwnd ; another rule of the script has put it there
            return
        OnClipboardChange(Changed, 0)
        try action()
        finally {
            own := DllCall("GetClipboardSequenceNumber", "UInt")
            OnClipboardChange(Changed, 1)
        }
    }
}
