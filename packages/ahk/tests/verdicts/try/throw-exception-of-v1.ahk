throw Exception("x", -1)
