return := 5
