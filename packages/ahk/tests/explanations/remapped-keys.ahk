#Requires AutoHotkey v2.0
Insert::return
RAlt::RWin
CapsLock::BackSpace
LShift & RShift::SetCapsLockState !GetKeyState("CapsLock", "T")
F9::Media_Prev
