ImageSearch &x, &y, 0, 0, 500, 500, "a.png"
if ErrorLevel = 0
    Click x, y
