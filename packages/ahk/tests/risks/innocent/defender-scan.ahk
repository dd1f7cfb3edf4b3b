#Requires AutoHotkey v2.0
F1::Run "C:\Program Files\Windows Defender\MpCmdRun.exe -Scan -ScanType 1"
