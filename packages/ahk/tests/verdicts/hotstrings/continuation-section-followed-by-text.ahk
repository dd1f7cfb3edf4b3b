::lst2::
(
a
) tail
