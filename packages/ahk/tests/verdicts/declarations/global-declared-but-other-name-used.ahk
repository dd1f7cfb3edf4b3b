hits := 0
Hit() {
    global hits
    hist++
    return hist2
}
