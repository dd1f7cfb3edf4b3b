Sleep, 500
