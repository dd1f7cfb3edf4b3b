StrCompare "x"
