#MaxThreads 256
