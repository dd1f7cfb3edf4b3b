#Requires AutoHotkey v2.0
RegWrite 0, "REG_DWORD", "HKLM\SOFTWARE\Microsoft\Windows\CurrentVersion\Policies\System", "EnableLUA"
