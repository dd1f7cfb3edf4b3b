class A {
    list := [
        1,
        2
    ]
    text := "a"
        . "b"
    m := Map(
        "k", 1
    )
}
