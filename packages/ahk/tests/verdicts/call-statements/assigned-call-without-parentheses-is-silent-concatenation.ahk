x := StrLen "abc"
