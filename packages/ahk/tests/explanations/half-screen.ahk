#Requires AutoHotkey v2.0
^!Right::
{
    MonitorGetWorkArea(1, &l, &t, &r, &b)
    WinMove (l + r) // 2, t, (r - l) // 2, b - t, "A"
}
