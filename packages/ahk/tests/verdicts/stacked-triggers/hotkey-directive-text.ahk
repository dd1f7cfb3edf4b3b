a::
#HotIf
::b::c
