#HotIfTimeout 500
#HotIf WinActive("A")
F1::return
