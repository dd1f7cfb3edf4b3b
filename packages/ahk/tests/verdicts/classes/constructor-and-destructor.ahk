class R {
    __New(h) {
        this.h := h
    }
    __Delete() {
        this.h := 0
    }
    static __New() {
        this.made := 0
    }
}
