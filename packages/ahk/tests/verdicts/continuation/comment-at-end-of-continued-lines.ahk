x := 1 + ; first
    2    ; second
y := [ ; list
    1, ; one
    2  ; two
] ; end
