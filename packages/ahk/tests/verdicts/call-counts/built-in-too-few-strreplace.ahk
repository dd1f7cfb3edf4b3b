s := StrReplace("abc")
