try {
    FileDelete, x
} catch e {
    MsgBox % e.Message
}
