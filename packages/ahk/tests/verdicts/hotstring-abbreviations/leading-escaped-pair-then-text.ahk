::`:`:sig::text
