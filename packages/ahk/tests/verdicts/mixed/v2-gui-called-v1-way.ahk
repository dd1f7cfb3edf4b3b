g := Gui()
Gui.Add("Text",, "x")
Gui, Show
