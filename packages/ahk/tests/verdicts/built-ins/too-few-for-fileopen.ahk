FileOpen "x"
