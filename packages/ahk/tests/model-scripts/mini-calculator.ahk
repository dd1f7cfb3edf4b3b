#Requires AutoHotkey v2.0
^!=:: {
    expr := InputBox("Enter a sum like 3+4").Value
    if RegExMatch(expr, "^\s*(\d+)\s*([+\-*/])\s*(\d+)\s*$", &m) {
        a := m[1] + 0, b := m[3] + 0
        result := m[2] = "+" ? a + b : m[2] = "-" ? a - b : m[2] = "*" ? a * b : a / b
        A_Clipboard := result
        MsgBox expr " = " result
    } else
        MsgBox "I can't work that out."
}
