^j:: ; the body follows
; between
{   ; opened
    Send "x" ; sent
}   ; closed
