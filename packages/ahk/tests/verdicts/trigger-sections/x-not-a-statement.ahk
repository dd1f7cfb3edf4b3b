:X:sig::
(
12
)
