F9::Suspend
F10::Pause, Toggle
