F() {
    goto top
}
top:
