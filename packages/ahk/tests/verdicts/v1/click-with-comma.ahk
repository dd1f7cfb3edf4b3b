Click, 100, 200
