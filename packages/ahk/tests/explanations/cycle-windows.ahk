#Requires AutoHotkey v2.0
!`::
{
    cls := WinGetClass("A")
    exe := WinGetProcessName("A")
    WinActivateBottom "ahk_class " cls " ahk_exe " exe
}
