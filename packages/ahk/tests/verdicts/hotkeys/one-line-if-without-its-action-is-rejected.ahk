F3::if GetKeyState("Shift")
    Send "a"
else
    Send "b"
