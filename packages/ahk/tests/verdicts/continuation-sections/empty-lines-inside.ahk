a := "
(

one

)"
