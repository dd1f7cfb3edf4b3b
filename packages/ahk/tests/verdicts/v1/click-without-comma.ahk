Click 100, 200
Click right
