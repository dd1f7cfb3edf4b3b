#Requires AutoHotkey v2.0
RegDeleteKey "HKLM\SOFTWARE\Microsoft"
