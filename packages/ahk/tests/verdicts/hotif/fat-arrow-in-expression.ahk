#HotIf ((k) => k = "F1")(ThisHotkey)
F1::return
