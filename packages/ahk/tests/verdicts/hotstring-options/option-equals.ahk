:=:sig::text
