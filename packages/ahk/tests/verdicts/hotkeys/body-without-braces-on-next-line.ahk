^q::
    WinClose "A"
