DoSomething "x"
