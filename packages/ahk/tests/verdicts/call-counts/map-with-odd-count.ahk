m := Map("a", 1, "b")
