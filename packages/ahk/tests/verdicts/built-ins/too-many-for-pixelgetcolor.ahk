result := PixelGetColor("x", 1, "x", 1)
