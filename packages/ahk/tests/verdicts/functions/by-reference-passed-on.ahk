Outer(&v) => Inner(&v)
Inner(&w) => w := 5
Outer(&result)
MsgBox result
