i := 0
while i < 10
    i++
until i > 5
for v in [1, 2]
    i++
until i > 7
