:é:sig::text
