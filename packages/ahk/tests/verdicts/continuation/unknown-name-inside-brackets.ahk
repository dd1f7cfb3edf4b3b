x := [
    1,
    missing,
    3
]
