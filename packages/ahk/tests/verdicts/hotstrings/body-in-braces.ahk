:*:mail@::
{
    SendText "me@example.com"
    Sleep 50
}
