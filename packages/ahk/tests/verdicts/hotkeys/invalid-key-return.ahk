^Return::Send "x"
