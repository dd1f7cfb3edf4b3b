<^x::Send "l"
^x::Send "n"
