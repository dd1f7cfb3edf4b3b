#Requires AutoHotkey v2.0
#SingleInstance Force

; If the copied text contains “@”, when you copy something, it shows “mail: ” followed by the copied text next to the pointer for 5 seconds.
; If what you copied is a number, when you copy something, it adds the copied text as a new line to numbers.txt in Documents.
; When you select text with the mouse, it adds the selected text as a new line to selected.txt in Documents.
; To end the script: right-click the green H in the notification area and choose Exit.

WhenCopied(AfterCopying)
WhenCopied(AfterCopying2)
WhenTextSelected(AfterSelecting)
Persistent()

AfterCopying() {
    if !(InStr(A_Clipboard, "@") > 0)
        return
    ToolTip("mail: " . A_Clipboard)
    SetTimer(ToolTip, -5000)
}

AfterCopying2() {
    if !HasShape(A_Clipboard, "number")
        return
    AppendLine(A_MyDocuments . "\numbers.txt", TextOrEnd(A_Clipboard))
}

AfterSelecting() {
    AppendLine(A_MyDocuments . "\selected.txt", TextOrEnd(SelectedText()))
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

; Adds a line at the end of a file.
AppendLine(path, text) {
    SplitPath(path, , &folder)
    MakeFolder(folder)
    try {
        before := FileExist(path) ? FileRead(path, "UTF-8") : ""
        lineBreak := before = "" || SubStr(before, -1) = "`n" ? "" : "`n"
        FileAppend(lineBreak text "`n", path, "`n " TextEncoding(path))
    } catch
        StopWithMessage("The file " path " cannot be written. It may be open in another program.")
}

MakeFolder(folder) {
    try DirCreate(folder)
    catch
        StopWithMessage("The folder " folder " could not be created.")
}

; Says why it cannot continue, and ends the current action.
StopWithMessage(message) {
    MsgBox(message, , "Icon! 0x1000")
    Exit()
}

; Excel recognizes a table as UTF-8 only if it begins with a byte order mark; other programs have trouble with the mark.
TextEncoding(path) => path ~= "i)\.csv$" ? "UTF-8" : "UTF-8-RAW"

; Text; if there is none, the rule ends
TextOrEnd(text) {
    if text = ""
        Exit()
    return text
}

; The selected text. It is read through the clipboard, which is then restored.
SelectedText(seconds := 0.5) {
    before := A_IsCritical
    Critical("On") ; what passes through the clipboard now was not copied by you
    saved := ClipboardAll()
    A_Clipboard := ""
    Send("^c")
    selected := ClipWait(seconds) ? A_Clipboard : ""
    A_Clipboard := saved
    Critical(before)
    return selected
}

; Calls when text may have been selected with the mouse: it was dragged, or clicked twice.
WhenTextSelected(action) {
    downX := 0, downY := 0, lastUp := 0
    CoordMode("Mouse", "Screen")
    Hotkey("~LButton", (*) => MouseGetPos(&downX, &downY))
    Hotkey("~LButton Up", Released)
    Released(*) {
        MouseGetPos(&x, &y)
        isSecond := A_TickCount - lastUp < 400
        lastUp := A_TickCount
        if (isSecond || Abs(x - downX) > 15 || Abs(y - downY) > 15)
            SetTimer(() => action(), -100)
    }
}
