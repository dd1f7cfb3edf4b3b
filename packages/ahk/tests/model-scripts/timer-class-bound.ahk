#Requires AutoHotkey v2.0
class Repeater {
    active := false
    __New(key, interval) {
        this.key := key
        this.interval := interval
        this.callback := this.Press.Bind(this)
    }
    Toggle() {
        this.active := !this.active
        SetTimer(this.callback, this.active ? this.interval : 0)
    }
    Press() {
        Send("{" this.key "}")
    }
}
spaceRepeater := Repeater("Space", 200)
F4::spaceRepeater.Toggle()
