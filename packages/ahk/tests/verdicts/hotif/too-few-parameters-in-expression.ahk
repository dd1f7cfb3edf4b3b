#HotIf RegExMatch("x")
F1::return
