RunWait "cmd /c exit 1"
if ErrorLevel
    MsgBox "failed"
