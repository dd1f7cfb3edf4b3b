arr := [1, 2]
arr.Push()
arr.RemoveAt()
arr.NoSuchMethod(1, 2, 3)
"abc".Foo()
