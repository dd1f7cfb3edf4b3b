Go() => 1
Go := 5
