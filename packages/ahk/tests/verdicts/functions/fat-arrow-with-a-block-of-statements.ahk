Do(a) => {
    x := a
    return x
}
