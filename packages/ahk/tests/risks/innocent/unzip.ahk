#Requires AutoHotkey v2.0
F3::Run 'powershell -Command "Expand-Archive -Path C:\a.zip -DestinationPath C:\a"', , "Hide"
