i := 0
Loop
    i++
until i > 5
Loop {
    i--
} until i = 0
Loop 5
{
    i++
}
until i > 3
