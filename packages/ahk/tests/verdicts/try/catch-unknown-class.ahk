try {
    x := 1
} catch HttpError as e {
    MsgBox "x"
}
