#InputLevel -1
F1::return
