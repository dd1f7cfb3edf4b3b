OnMessage("x")
