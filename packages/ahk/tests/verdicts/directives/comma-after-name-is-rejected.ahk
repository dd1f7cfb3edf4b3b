#SingleInstance, Force
#MaxThreads, 10
