CapsLock up::SetCapsLockState "Off"
*LWin Up::return
a & b up::ToolTip "b released"
