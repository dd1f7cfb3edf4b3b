Numpad7::Send "7"
NumpadHome::Send "home"
NumpadEnter & NumpadAdd::Send "x"
