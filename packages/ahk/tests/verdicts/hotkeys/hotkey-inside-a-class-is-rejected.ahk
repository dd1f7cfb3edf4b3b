class Keys {
    ^j::MsgBox "inside class"
}
