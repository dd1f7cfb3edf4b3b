result := DriveRetract("x", 1)
