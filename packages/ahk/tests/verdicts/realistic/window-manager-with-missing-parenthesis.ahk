#Requires AutoHotkey v2.0
#SingleInstance Force
; Window manager: halves, thirds, monitors, always on top, saved places.

SetWinDelay -1
places := Map()
gap := 6
excluded := ["Progman", "WorkerW", "Shell_TrayWnd"]

#Left::Tile("A", 0, 0, 0.5, 1)
#Right::Tile("A", 0.5, 0, 0.5, 1)
#Up::Tile("A", 0, 0, 1, 0.5)
#Down::Tile("A", 0, 0.5, 1, 0.5)
^#1::Tile("A", 0, 0, 1 / 3, 1)
^#2::Tile("A", 1 / 3, 0, 1 / 3, 1)
^#3::Tile("A", 2 / 3, 0, 1 / 3, 1)
#Enter::ToggleMax()
#t::ToggleTop()
#!Left::ToMonitor(-1)
#!Right::ToMonitor(1)
^#s::SavePlace()
^#r::RestorePlace()

/**
 * Moves a window to a part of its monitor's work area.
 */
Tile(title, x, y, w, h) {
    global gap
    hwnd := WinExist(title)
    if !hwnd || IsExcluded(hwnd)
        return false
    if WinGetMinMax(hwnd) != 0
        WinRestore hwnd
    area := WorkArea(MonitorOf(hwnd))
    width := area.right - area.left
    height := area.bottom - area.top
    WinMove area.left + Round(width * x) + gap
        , area.top + Round(height * y) + gap
        , (Round(width * w) - 2 * gap
        , Round(height * h) - 2 * gap
        , hwnd
    return true
}

IsExcluded(hwnd) {
    cls := WinGetClass(hwnd)
    for name in excluded
        if name = cls
            return true
    return false
}

WorkArea(n) {
    MonitorGetWorkArea n, &l, &t, &r, &b
    return {left: l, top: t, right: r, bottom: b}
}

MonitorOf(hwnd) {
    WinGetPos &x, &y, &w, &h, hwnd
    cx := x + w // 2, cy := y + h // 2
    Loop MonitorGetCount() {
        MonitorGet A_Index, &l, &t, &r, &b
        if cx >= l && cx < r && cy >= t && cy < b
            return A_Index
    }
    return MonitorGetPrimary()
}

ToggleMax() {
    hwnd := WinExist("A")
    if !hwnd
        return
    if WinGetMinMax() = 1
        WinRestore
    else
        WinMaximize
}

ToggleTop() {
    WinSetAlwaysOnTop -1, "A"
    on := WinGetExStyle("A") & 0x8
    ToolTip on ? "always on top" : "normal"
    SetTimer () => ToolTip(), -800
}

ToMonitor(step) {
    hwnd := WinExist("A")
    count := MonitorGetCount()
    if count < 2 || !hwnd
        return
    from := MonitorOf(hwnd)
    target := Mod(from - 1 + step + count, count) + 1
    a := WorkArea(from), b := WorkArea(target)
    WinGetPos &x, &y, , , hwnd
    WinMove b.left + (x - a.left), b.top + (y - a.top), , , hwnd
}

SavePlace() {
    hwnd := WinExist("A")
    WinGetPos &x, &y, &w, &h, hwnd
    places[hwnd] := [x, y, w, h]
    TrayTip WinGetTitle(hwnd), "Place saved"
}

RestorePlace() {
    hwnd := WinExist("A")
    if !places.Has(hwnd) {
        SoundBeep 400, 100
        return
    }
    p := places[hwnd]
    WinMove p[1], p[2], p[3], p[4], hwnd
}
