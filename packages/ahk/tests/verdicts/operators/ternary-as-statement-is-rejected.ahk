x := 5
y := x < 3 ? "low" : x < 6 ? "mid" : "high"
z := x ? (x > 2 ? 1 : 2) : 3
x > 1 ? MsgBox("a") : MsgBox("b")
