loop := 5
