class MyMap extends Map {
    __New(p*) {
        super.__New(p*)
        this.CaseSense := "Off"
    }
}
class MyError extends ValueError {
}
