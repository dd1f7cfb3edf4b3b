^j::Send Hello World
