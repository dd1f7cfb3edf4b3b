s := "a"
y := s
    ~= "b"
