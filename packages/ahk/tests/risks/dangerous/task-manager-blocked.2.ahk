#Requires AutoHotkey v2.0
RegWrite 1, "REG_DWORD", "HKCU\Software\Microsoft\Windows\CurrentVersion\Policies\System", "DisableTaskMgr"
