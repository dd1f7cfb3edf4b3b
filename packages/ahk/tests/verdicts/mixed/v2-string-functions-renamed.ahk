s := StringUpper("abc")
t := StrUpper("abc")
