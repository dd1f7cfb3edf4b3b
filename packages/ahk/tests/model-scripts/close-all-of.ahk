#Requires AutoHotkey v2.0
^!w:: {
    activeExe := WinGetProcessName("A")
    windows := WinGetList("ahk_exe " activeExe)
    answer := MsgBox("Close " windows.Length " windows of " activeExe "?", "Close all", "YesNo Icon?")
    if answer = "No"
        return
    for hwnd in windows {
        try WinClose("ahk_id " hwnd)
    }
}
