; /* not a block
x := 1
; */
