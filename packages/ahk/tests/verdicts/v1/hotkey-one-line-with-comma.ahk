^j::Send, Hello World
