F1::return
F2::Return
