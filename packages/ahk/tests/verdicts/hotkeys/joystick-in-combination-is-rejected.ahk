Joy1 & Joy2::return
