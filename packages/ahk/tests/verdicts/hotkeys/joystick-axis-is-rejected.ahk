JoyX::return
