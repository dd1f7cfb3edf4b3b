class Meta {
    __Get(name, params) => name
    __Set(name, params, value) {
    }
    __Call(name, params) => 0
    __Enum(n) {
        i := 0
        return (&v) => (v := ++i) < 4
    }
    Call(x) => x
}
for v in Meta()
    MsgBox v
