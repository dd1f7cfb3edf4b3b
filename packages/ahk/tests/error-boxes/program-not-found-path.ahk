#Requires AutoHotkey v2.0

; the editor
Run("C:\Program Files\Notpad++\notepad++.exe")
