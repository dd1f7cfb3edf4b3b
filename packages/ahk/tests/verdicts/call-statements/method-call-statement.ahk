o := {m: (*) => 0}
o.m "a", 1
o.m
arr := []
arr.Push 1, 2
