try
    x := 1
catch {
    throw
    MsgBox "never"
}
