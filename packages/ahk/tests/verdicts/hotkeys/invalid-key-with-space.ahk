Caps Lock::return
