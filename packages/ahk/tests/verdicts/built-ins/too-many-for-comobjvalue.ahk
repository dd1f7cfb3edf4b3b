result := ComObjValue("x", 1)
