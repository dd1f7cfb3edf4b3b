g := Gui()
g.Add("Button", "gOk", "OK")
g.Show()
Ok:
MsgBox "x"
