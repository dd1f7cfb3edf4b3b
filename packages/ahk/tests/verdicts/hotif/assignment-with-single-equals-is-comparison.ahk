mode := "edit"
#HotIf mode = "edit"
F1::return
