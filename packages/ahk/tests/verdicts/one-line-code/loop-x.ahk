:X:sig::Loop 3
    Send "x"
