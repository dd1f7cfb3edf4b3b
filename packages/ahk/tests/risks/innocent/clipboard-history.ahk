#Requires AutoHotkey v2.0
OnClipboardChange(Log)
Log(type) {
    FileAppend A_Clipboard "`n", A_MyDocuments "\clips.txt"
}
