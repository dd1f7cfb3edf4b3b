d := DateAdd(A_Now, 5)
