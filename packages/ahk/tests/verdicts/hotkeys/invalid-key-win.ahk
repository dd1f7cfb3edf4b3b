Win::Send "x"
