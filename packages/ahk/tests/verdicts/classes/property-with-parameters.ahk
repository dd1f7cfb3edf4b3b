class Grid {
    cells := Map()
    Cell[x, y] {
        get => this.cells[x "," y]
        set => this.cells[x "," y] := value
    }
    __Item[k] {
        get => this.cells[k]
        set => this.cells[k] := value
    }
}
g := Grid()
g.Cell[1, 2] := 3
g["a"] := 1
