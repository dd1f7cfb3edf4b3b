a::if(1)
    Send "x"
