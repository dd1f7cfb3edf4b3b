::one::
::uno::
{
    Send "1"
}
