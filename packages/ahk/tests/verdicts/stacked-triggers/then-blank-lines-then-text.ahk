::a::


::sig::text
