^Joy2::return
