::lst3::
{
    Send "x"
