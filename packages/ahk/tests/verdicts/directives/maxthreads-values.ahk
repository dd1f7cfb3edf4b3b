#MaxThreads 20
#MaxThreadsPerHotkey 3
#MaxThreadsBuffer true
F1::return
#MaxThreadsBuffer false
F2::return
