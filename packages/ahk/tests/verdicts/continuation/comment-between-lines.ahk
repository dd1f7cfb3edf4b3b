x := 1
    ; why
    + 2

    + 3
/*
block
*/
    + 4
