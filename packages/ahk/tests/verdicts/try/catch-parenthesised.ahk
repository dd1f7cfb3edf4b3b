try {
    x := 1
} catch (Error as e) {
    MsgBox e.Message
}
