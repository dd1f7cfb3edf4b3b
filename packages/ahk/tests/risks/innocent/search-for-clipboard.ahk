#Requires AutoHotkey v2.0
F1::Run "https://www.google.com/search?q=" A_Clipboard
