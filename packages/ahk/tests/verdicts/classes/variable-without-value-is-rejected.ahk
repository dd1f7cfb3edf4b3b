class Box {
    w
    static count
}
