text := JSON_Dump({a: 1})
Toast("done")
