F24::return
F25::return
