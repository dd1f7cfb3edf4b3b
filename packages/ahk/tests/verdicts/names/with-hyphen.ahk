my-var := 5
