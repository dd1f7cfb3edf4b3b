ObjSetBase("x")
