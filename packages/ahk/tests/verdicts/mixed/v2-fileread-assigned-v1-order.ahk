FileRead text, "x.txt"
