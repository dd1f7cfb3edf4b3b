Run, notepad.exe, C:\, Max, pid
