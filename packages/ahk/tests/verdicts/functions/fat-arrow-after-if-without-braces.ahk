if true
    F() => 1
