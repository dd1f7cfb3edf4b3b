try
    FileDelete "a"
try {
    FileDelete "a"
}
try FileDelete "a"
try {
    x := 1
} catch {
    MsgBox "any"
}
try {
    x := 1
} catch Error as e {
    MsgBox e.Message
} catch TypeError, ValueError as e {
    MsgBox "t"
} catch as e {
    MsgBox "rest"
} else {
    MsgBox "fine"
} finally {
    MsgBox "always"
}
