#InputLevel 1
F1::return
#InputLevel
F2::return
#InputLevel 100
F3::return
