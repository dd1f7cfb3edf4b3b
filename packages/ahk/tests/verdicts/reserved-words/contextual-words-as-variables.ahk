this := 1
default := 3
get := 4, set := 5, value := 6
extends := 7, files := 8, parse := 9
MsgBox this default get set value extends files parse
