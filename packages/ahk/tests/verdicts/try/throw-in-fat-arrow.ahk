f := () => throw(Error("x"))
