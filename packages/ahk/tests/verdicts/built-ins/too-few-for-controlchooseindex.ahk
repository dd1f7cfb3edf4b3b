ControlChooseIndex("x")
