StringUpper out, in
