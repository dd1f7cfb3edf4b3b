WheelUp::Send "a"
~WheelUp::Send "b"
