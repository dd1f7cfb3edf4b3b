n := StrSplit2("a,b")
o := ObjInsert({}, 1)
