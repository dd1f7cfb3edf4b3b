i := 0
while true {
    if ++i = 3
        continue
    if i > 9
        break
}
