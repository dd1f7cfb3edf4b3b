:R:code::
(`
a`n literal
)
