#Requires AutoHotkey v2.0
OnClipboardChange ClipChanged
ClipChanged(t) {
    if t = 1 && RegExMatch(A_Clipboard, "^https?://")
        Run A_Clipboard
}
