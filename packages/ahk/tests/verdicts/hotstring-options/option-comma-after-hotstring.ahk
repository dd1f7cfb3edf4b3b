::a::b
:,:sig::text
