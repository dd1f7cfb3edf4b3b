#MaxThreads 0
