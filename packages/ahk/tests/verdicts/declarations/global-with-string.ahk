global "x"
