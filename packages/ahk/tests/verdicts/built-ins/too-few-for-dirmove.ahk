DirMove("x")
