```
MsgBox "x"
```
