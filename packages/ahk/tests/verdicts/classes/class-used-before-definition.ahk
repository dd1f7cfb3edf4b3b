x := Later()
MsgBox Later.n
class Later {
    static n := 1
}
