x := 1
::a::
; c
::sig::text
