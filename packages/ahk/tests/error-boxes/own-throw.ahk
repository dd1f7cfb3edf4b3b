#Requires AutoHotkey v2.0
folder := "C:\nowhere"
if !DirExist(folder)
    throw Error("The folder is missing", , folder)
