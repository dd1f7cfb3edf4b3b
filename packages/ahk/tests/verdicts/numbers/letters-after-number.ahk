a := 5px
