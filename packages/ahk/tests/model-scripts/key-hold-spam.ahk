#Requires AutoHotkey v2.0
#HotIf WinActive("ahk_exe game.exe")
$e:: {
    while GetKeyState("e", "P") {
        Send("e")
        Sleep(Random(30, 60))
    }
}
~RButton:: {
    startTime := A_TickCount
    KeyWait("RButton")
    if (A_TickCount - startTime > 500)
        Send("q")
}
#HotIf
