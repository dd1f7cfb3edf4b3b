#Requires AutoHotkey v2.0

class Shape {
    static made := 0
    name := "shape"

    __New(name?) {
        if IsSet(name)
            this.name := name
        Shape.made += 1
    }

    Area => 0

    ToString() => Format("{1} of {2:.2f}", this.name, this.Area)

    static Largest(list*) {
        best := ""
        for s in list
            if !best || s.Area > best.Area
                best := s
        return best
    }
}

class Circle extends Shape {
    __New(r) {
        super.__New("circle")
        this.r := r
    }
    Area => 3.14159265 * this.r ** 2
}

class Rect extends Shape {
    _w := 0, _h := 0

    __New(w, h) {
        super.__New("rect")
        this.Width := w
        this.Height := h
    }

    Width {
        get => this._w
        set {
            if value < 0
                throw ValueError("negative width", -1, value)
            this._w := value
        }
    }

    Height {
        get {
            return this._h
        set => this._h := Max(0, value)
    }

    Area {
        get => this.Width * this.Height
    }
}

class Stack {
    list := []
    Push(v*) {
        this.list.Push(v*)
        return this
    }
    Pop() {
        if !this.list.Length
            throw IndexError("empty")
        return this.list.Pop()
    }
    Count => this.list.Length
    __Item[i] {
        get => this.list[i]
        set => this.list[i] := value
    }
    __Enum(n) {
        i := 0
        return n = 1
            ? (&v) => ++i <= this.list.Length ? (v := this.list[i], true) : false
            : (&k, &v) => ++i <= this.list.Length ? (k := i, v := this.list[i], true) : false
    }
    class Frozen extends Stack {
        Push(*) {
            throw MethodError("frozen")
        }
    }
}

class Events {
    handlers := Map()
    On(name, fn) {
        if !this.handlers.Has(name)
            this.handlers[name] := []
        this.handlers[name].Push(fn)
        return () => this.Off(name, fn)
    }
    Off(name, fn) {
        for i, h in this.handlers.Get(name, [])
            if h = fn {
                this.handlers[name].RemoveAt(i)
                break
            }
    }
    Emit(name, args*) {
        for h in this.handlers.Get(name, [])
            h(args*)
    }
    __Call(name, params) {
        if SubStr(name, 1, 2) = "on"
            return this.On(SubStr(name, 3), params[1])
        throw MethodError("no method " name, -1)
    }
}

s := Stack().Push(1, 2, 3)
s[1] := 10
for v in s
    OutputDebug v
for k, v in s
    OutputDebug k ": " v
e := Events()
e.On("x", (a, b?) => OutputDebug(a (b ?? "")))
e.Emit("x", 1)
try {
    Rect(-1, 2)
} catch ValueError as err {
    OutputDebug err.Message
}
OutputDebug Shape.Largest(Circle(1), Rect(2, 3)).ToString()
