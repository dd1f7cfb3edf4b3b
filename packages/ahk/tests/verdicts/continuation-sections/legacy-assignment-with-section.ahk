a =
(
text
)
