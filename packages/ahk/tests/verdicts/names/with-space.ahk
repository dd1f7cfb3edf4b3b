my var := 5
