s := StrReplace(, "a")
