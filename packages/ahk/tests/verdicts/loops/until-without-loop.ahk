i := 0
until i > 5
