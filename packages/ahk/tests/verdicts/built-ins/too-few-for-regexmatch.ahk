RegExMatch("x")
