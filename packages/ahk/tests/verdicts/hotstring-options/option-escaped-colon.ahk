:*`:sig::text
