const X = 5
