name =
count := 1
