sc000::return
