#MaxThreads
