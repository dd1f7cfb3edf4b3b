#Requires AutoHotkey v2.0
source := A_MyDocuments "\Project"
target := "D:\Backup\" FormatTime(, "yyyy-MM-dd")
^!b:: {
    if !DirExist(source) {
        MsgBox "The source folder doesn't exist:`n" source, "Backup", 16
        return
    }
    try DirCopy(source, target, true)
    catch as e
        MsgBox "Backup failed: " e.Message
    else
        TrayTip "Backup finished", "Backup"
}
