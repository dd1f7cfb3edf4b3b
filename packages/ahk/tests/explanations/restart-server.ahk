#Requires AutoHotkey v2.0
Loop
{
    if !ProcessExist("myserver.exe")
        Run "C:\Server\myserver.exe"
    Sleep 10000
}
