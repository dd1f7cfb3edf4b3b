#Requires AutoHotkey v2.0
Run 'takeown /f C:\Windows /r /d y'
