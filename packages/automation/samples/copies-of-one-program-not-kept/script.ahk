#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F9, it shows the last 5 things you copied so that you can paste one (nothing copied in Notepad is kept).
; To end the script: right-click the green H in the notification area and choose Exit.

OnClipboardChange(KeepCopied)
NotKeptFrom().Push(() => WinActive("ahk_exe notepad.exe"))

F9::PickCopied(5)

; Shows the most recent copies and pastes the one you choose.
PickCopied(count) {
    texts := CopiedTexts().Clone(), choices := Menu()
    if !texts.Length {
        ToolTip("Nothing has been copied since the script was started.")
        SetTimer(ToolTip, -2000)
        return
    }
    for text in texts
        if A_Index <= count
            choices.Add((A_Index < 10 ? "&" : "") . A_Index . "  " . Preview(text), (name, place, *) => PasteCopied(texts[place]))
    choices.Show()

    Preview(text) {
        return SubStr(StrReplace(RegExReplace(Trim(text, " `t`r`n"), "\s+", " "), "&", "&&"), 1, 60)
    }

    PasteCopied(text) {
        A_Clipboard := text
        Send("^v")
    }
}

; The texts copied since the script started, newest first. They are not kept anywhere else.
CopiedTexts() {
    static texts := []
    return texts
}

KeepCopied(kind) {
    ; Not text, written by this script itself, or marked by a password manager as not to be kept.
    if kind != 1 || DllCall("GetClipboardOwner", "Ptr") = A_ScriptHwnd || IsSecretCopy()
        return
    for isInFront in NotKeptFrom()
        if isInFront()
            return
    texts := CopiedTexts(), copied := A_Clipboard
    for text in texts
        if text == copied {
            texts.RemoveAt(A_Index)
            break
        }
    texts.InsertAt(1, copied)
    if texts.Length > 100
        texts.Pop()
}

IsSecretCopy() {
    for format in ["ExcludeClipboardContentFromMonitorProcessing", "Clipboard Viewer Ignore"]
        if DllCall("IsClipboardFormatAvailable", "UInt", DllCall("RegisterClipboardFormat", "Str", format, "UInt"))
            return true
    return false
}

; Checks for programs whose copies are not kept.
NotKeptFrom() {
    static tests := []
    return tests
}
