Add(a, b) => a + b
Twice(f, x) => f(f(x))
Nothing() => ""
Add1 := (x) => x + 1
Add2 := x => x + 2
Zero := () => 0
MsgBox Add(1, 2) Twice(Add1, 3) Add2(1) Zero() Nothing()
