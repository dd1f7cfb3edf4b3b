:X:sig::if 1
    Send "x"
