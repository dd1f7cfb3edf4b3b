ObjOwnPropCount("x", 1)
