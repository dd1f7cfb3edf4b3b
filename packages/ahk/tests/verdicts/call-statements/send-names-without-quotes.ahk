Send Enter
