F(a)
{
    return a
}
