Process, Exist, notepad.exe
