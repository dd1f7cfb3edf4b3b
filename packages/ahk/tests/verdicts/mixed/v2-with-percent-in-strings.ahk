name := "Ann"
MsgBox "Hello %name%"
Run "%ComSpec% /c dir"
