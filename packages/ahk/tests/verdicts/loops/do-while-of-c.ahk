i := 0
do {
    i++
} while (i < 5)
