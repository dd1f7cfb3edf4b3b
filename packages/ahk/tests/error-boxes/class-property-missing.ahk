#Requires AutoHotkey v2.0
class Counter {
    __New() {
        this.count := 0
    }
}
c := Counter()
MsgBox(c.total)
