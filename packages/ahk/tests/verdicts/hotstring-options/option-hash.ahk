:#:sig::text
