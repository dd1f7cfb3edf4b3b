class Grid {
    Cell[] {
        get => 1
    }
}
