::cmt::
(Comments
one ; dropped
two
)
