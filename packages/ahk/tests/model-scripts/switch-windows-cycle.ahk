#Requires AutoHotkey v2.0
!`:: {
    currentExe := WinGetProcessName("A")
    ids := WinGetList("ahk_exe " currentExe)
    if ids.Length < 2
        return
    WinActivate("ahk_id " ids[ids.Length])
}
