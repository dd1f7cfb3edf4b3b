a := [() => 1, x => x, (x, y) => x y]
o := {f: (this, n) => n, g: () => 2}
SetTimer () => ToolTip(), -100
Sort("b,a", "D,", (x, y, *) => StrCompare(x, y))
