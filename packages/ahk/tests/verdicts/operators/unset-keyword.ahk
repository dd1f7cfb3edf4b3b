x := unset
F(p := unset) => p ?? 0
F(unset)
