for k, v in {a: 1, b: 2}.OwnProps() {
    MsgBox k
}
