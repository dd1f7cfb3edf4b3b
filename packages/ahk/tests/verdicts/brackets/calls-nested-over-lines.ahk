x := StrReplace(
    StrReplace(
        "a-b-c",
        "-",
        "+"
    ),
    "+"
)
