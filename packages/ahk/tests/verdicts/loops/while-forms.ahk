i := 0
while i < 3
    i++
while (i < 6) {
    i++
}
while i < 9
{
    i++
}
while (i := i - 1)
    continue
