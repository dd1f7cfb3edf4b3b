MouseGetPos &x, &y, &win, &ctl
WinGetPos &a, &b, , , "A"
SplitPath A_ScriptFullPath, &name, &dir
MsgBox x y win ctl a b name dir
