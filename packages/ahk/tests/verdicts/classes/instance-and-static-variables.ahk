class Box {
    w := 1
    h := 2, d := 3
    static count := 0
    static all := [], last := ""
    size := this.w * this.h
}
