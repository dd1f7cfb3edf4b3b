Joy33::return
