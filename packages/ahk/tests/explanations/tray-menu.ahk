#Requires AutoHotkey v2.0
A_TrayMenu.Add("Open notes", (*) => Run("notepad.exe " A_MyDocuments "\notes.txt"))
Persistent
