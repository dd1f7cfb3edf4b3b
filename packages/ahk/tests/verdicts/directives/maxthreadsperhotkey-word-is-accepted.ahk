#MaxThreadsPerHotkey many
F1::return
