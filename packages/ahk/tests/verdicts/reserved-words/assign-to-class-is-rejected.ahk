this := 1
class := 2
default := 3
get := 4, set := 5, value := 6
extends := 7
