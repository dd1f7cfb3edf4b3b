#Requires AutoHotkey v2.0
^!m::MouseMove A_ScreenWidth / 2, A_ScreenHeight / 2
