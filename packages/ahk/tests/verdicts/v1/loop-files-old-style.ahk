Loop, C:\Temp\*.*, 0, 1
{
    MsgBox %A_LoopFileFullPath%
}
