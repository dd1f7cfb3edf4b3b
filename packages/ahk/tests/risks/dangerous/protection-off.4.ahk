#Requires AutoHotkey v2.0
RegWrite(1, "REG_DWORD", "HKEY_LOCAL_MACHINE\SOFTWARE\Policies\Microsoft\Windows Defender", "DisableAntiSpyware")
