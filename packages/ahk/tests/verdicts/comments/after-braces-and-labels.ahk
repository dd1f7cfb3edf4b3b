F() { ; open
    here: ; label
    return ; leave
} ; close
F1:: ; hotkey
{ ; body
}
