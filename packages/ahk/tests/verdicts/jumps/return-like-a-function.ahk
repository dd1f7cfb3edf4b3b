F(a) {
    return(a)
}
