:`:sig::text
