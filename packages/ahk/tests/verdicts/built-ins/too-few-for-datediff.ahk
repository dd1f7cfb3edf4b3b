DateDiff "x", 1
