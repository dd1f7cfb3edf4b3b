#InputLevel 101
F1::return
