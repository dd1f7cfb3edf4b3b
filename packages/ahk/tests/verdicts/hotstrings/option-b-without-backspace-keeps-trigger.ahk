:b0*?:<b>::</b>{left 4}
