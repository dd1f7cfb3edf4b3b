NumGet("x")
