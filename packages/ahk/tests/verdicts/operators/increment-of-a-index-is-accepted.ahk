A_Index++
