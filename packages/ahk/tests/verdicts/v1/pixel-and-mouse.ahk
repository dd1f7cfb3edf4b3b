MouseGetPos, x, y
PixelGetColor, c, %x%, %y%, RGB
