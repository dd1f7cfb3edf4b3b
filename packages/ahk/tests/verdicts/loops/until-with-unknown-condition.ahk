Loop
    Sleep 10
until finished
