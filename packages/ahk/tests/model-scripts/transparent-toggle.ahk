#Requires AutoHotkey v2.0
^!t:: {
    static transparentWindows := Map()
    hwnd := WinGetID("A")
    if transparentWindows.Has(hwnd) {
        WinSetTransparent("Off", hwnd)
        transparentWindows.Delete(hwnd)
    } else {
        WinSetTransparent(180, hwnd)
        transparentWindows[hwnd] := true
    }
}
