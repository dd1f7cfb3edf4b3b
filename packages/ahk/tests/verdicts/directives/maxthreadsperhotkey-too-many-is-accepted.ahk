#MaxThreadsPerHotkey 300
F1::return
