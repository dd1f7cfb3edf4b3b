a :=
(
text here
)
