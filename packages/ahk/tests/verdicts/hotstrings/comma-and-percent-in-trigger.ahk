::a,b::c
::50%::fifty
