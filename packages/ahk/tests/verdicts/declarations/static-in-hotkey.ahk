F1::
{
    static on := false
    on := !on
    global last := A_Now
}
