WinGetPos &A_Clipboard
