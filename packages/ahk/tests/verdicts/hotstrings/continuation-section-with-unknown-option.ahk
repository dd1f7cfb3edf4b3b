::lst1::
(Trim
a
)
