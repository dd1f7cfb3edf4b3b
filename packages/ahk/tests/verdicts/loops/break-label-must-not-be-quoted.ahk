outer:
Loop 3 {
    inner:
    Loop 3 {
        if A_Index = 2
            continue outer
        break inner
    }
    break "outer"
}
