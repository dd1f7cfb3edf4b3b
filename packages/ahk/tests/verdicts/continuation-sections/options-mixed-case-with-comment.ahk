a := "
(join| ltrim c ; options
    x ; y
    z
)"
