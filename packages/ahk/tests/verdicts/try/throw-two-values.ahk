throw Error("a"), 2
