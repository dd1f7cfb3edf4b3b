#MaxThreadsBuffer On
F1::return
