F() {
    try
        FileDelete "x"
    catch OSError as err
        return err.Number
    return 0
}
