F(&p) => 1
F(&true)
