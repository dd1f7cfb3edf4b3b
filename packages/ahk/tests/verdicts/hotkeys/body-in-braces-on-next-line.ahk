^q::
{
    if WinExist("A")
        WinClose
}
