LAltUp::return
