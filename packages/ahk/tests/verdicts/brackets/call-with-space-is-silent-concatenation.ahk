x := StrLen ("abc")
