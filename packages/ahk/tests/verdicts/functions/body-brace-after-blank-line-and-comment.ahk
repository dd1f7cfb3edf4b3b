F(a)

; the body
{
    return a
}
