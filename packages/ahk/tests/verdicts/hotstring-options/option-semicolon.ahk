:;:sig::text
