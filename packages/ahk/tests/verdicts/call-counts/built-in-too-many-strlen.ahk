n := StrLen("abc", "def")
