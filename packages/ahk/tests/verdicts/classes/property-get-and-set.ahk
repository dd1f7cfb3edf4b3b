class T {
    _c := 0
    F {
        get => this._c * 9 / 5 + 32
        set => this._c := (value - 32) * 5 / 9
    }
    C {
        get {
            return this._c
        }
        set {
            this._c := value
        }
    }
}
