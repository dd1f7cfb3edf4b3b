#InputLevel high
F1::return
