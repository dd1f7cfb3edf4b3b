hits := 0
Hit() {
    global hits
    hits++
}
