DateDiff(A_Now, , "Days")
