F7::Loop 3
    Send "x"
