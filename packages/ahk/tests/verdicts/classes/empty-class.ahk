class Empty {
}
e := Empty()
