#Warn All, Off
F() {
    return nothing
}
