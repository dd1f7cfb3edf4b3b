MsgBox A_IsUnicode
x := clipboard
y := ErrorLevel
z := A_LoopFileLongPath
