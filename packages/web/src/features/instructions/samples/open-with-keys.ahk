#Requires AutoHotkey v2.0
#SingleInstance Force

; Ctrl+Alt+N opens Notepad.
^!n::Run("notepad.exe")

; Ctrl+Alt+D opens your Documents folder.
^!d::Run(A_MyDocuments)

; Ctrl+Alt+W opens a website in your browser.
^!w::Run("https://www.wikipedia.org")
