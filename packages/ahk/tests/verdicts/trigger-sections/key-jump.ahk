a::
(
break
)
