LoadPicture("x", 1, &v3, 1)
