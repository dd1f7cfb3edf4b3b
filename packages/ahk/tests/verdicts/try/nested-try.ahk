try {
    try {
        throw ValueError("a")
    } catch TypeError {
        MsgBox "no"
    } finally {
        MsgBox "inner"
    }
} catch ValueError as e {
    MsgBox e.Message " " e.What " " e.Line
}
