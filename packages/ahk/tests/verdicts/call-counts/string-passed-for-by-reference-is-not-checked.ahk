VarSetStrCapacity("x", 10)
