WheelUp Up::return
