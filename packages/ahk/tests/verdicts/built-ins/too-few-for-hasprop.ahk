HasProp("x")
