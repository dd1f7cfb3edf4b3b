F(a, ; first
  b  ; second
) {
    return a
}
