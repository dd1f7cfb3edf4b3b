#Requires AutoHotkey v2.0
savedWindows := Map()
^!F5:: {
    savedWindows.Clear()
    for hwnd in WinGetList() {
        title := WinGetTitle(hwnd)
        if title = ""
            continue
        WinGetPos(&x, &y, &w, &h, hwnd)
        savedWindows[hwnd] := [x, y, w, h]
    }
    ToolTip savedWindows.Count " windows saved"
    SetTimer () => ToolTip(), -1500
}
^!F6:: {
    for hwnd, pos in savedWindows {
        if WinExist(hwnd)
            WinMove(pos[1], pos[2], pos[3], pos[4], hwnd)
    }
}
