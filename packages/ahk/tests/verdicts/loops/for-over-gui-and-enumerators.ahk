g := Gui()
for hwnd, ctrl in g
    MsgBox hwnd
for m in [1, 2].__Enum(1)
    MsgBox m
for name, value in {a: 1}.OwnProps()
    MsgBox name
