a := "x"
b := a."y"
