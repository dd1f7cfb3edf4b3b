#Requires AutoHotkey v2.0
FileDelete "C:\Users\me\AppData\Local\Temp\old\note.txt"
