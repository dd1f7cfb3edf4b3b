#NoEnv
^j::Send("hi")
