file := "x.txt"
FileRead, text, %file%
