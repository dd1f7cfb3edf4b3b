:X:sig::try {
    MsgBox "x"
}
