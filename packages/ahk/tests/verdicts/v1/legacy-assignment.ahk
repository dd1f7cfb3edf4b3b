name = Ann
count = 5
