s := "abc"
n := s
    .Length
