m := Map("a", 1)
m.Set("b", 2, "c", 3).Delete("a")
m.Default := 0
x := m.Get("z", 5), y := m.Has("a") && m["a"]
