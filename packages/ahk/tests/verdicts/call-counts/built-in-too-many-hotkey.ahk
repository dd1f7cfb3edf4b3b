Hotkey "F1", (*) => 0, "On", "T2"
