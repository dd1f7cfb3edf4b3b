VarSetCapacity(buf, 16, 0)
NumPut(1, buf, 0, "UInt")
