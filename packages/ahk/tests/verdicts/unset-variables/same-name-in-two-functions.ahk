F() => missing
G() => missing
