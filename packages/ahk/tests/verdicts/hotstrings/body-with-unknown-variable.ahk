::sig2::
{
    SendText signature
}
