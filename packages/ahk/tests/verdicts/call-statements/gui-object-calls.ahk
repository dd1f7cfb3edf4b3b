g := Gui(, "T")
g.AddText "w100", "x"
g.AddButton("Default", "OK").OnEvent "Click", (*) => g.Hide()
g.Show "w200 h100"
