Run C:\Windows\notepad.exe
