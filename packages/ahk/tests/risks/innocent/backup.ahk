#Requires AutoHotkey v2.0
F9::
{
    target := "D:\Backup\" FormatTime(, "yyyy-MM-dd")
    DirCopy A_MyDocuments "\Work", target, 1
    MsgBox "Backup done: " target
}
