a := "C:\Program Files\x\y.exe"
b := A_ScriptDir "\sub\" A_UserName ".txt"
Run '"C:\a b\c.exe" /s "x y"'
