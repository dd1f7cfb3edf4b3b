as := 1
