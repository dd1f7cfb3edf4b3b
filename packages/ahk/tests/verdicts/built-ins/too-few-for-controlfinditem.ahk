ControlFindItem("x")
