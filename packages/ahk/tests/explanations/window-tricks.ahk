#Requires AutoHotkey v2.0
#+Up::
{
    WinRestore "A"
    WinMove SysGet(76), SysGet(77), SysGet(78), SysGet(79), "A"
}
#WheelUp::Send "^#{Left}"
!WheelDown::WinSetTransparent(200, "A")
^Space::WinSetAlwaysOnTop -1, "A"
