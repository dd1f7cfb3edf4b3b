#Requires AutoHotkey v2.0
F12::SendMessage 0x112, 0xF170, 2, , "Program Manager"
