^j::Send {Home}+{End}
