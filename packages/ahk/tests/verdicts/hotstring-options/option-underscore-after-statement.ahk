x := 1
:_:sig::text
