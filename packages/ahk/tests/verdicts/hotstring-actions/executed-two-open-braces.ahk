:X:sig::{{
    MsgBox "x"
}
}
