#MaxMem 128
