#Requires AutoHotkey v2.0
F1::FileDelete A_Temp "\hotscribe-note.txt"
