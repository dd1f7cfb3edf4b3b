:=1 x:sig::text
