i := 0
for v in [1, 2]
    i++
until i > 7
