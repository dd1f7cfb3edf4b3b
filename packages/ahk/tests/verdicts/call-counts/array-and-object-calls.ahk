a := Array(1, 2, 3)
o := Object()
e := Error("m", -1, "x")
g := Gui("+Resize", "t")
