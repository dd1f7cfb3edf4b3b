class T {
    X {
        set => this.y := value
    }
}
