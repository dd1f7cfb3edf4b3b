A_TickCount += 5
