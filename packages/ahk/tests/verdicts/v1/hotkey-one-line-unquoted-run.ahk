#n::Run notepad.exe
