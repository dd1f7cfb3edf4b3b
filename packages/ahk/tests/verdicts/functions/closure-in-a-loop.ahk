Make() {
    list := []
    Loop 3 {
        i := A_Index
        list.Push(() => i)
    }
    return list
}
