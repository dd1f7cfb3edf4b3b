Run("x", 1, "x", &v4, "x")
