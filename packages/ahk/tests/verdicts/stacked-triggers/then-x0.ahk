::a::
:X0:sig::text
