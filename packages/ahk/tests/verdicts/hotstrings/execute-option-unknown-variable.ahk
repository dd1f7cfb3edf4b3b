:X:now1::Send timestamp
