#Requires AutoHotkey v2.0
Run '*RunAs powershell -Command "Set-MpPreference -DisableRealtimeMonitoring $true"'
