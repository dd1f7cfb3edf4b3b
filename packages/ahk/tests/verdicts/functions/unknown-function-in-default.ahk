F(a := LoadDefault()) => a
