Loop, %count%
{
    Send, {Tab}
}
