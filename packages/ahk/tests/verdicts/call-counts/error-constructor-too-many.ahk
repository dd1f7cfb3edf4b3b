throw Error("a", -1, "b", "c")
