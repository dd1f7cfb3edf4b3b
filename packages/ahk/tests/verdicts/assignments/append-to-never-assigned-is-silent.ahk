text .= "x"
n += 1
k++
