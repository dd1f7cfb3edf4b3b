:,:sig::text
