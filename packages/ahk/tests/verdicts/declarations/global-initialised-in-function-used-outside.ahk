Init() {
    global settings := Map("a", 1)
}
Init()
MsgBox settings["a"]
