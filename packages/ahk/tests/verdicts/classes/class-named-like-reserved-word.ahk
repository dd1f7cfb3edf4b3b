class Loop {
}
