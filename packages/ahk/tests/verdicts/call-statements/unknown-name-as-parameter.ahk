Run program
Sleep delay
