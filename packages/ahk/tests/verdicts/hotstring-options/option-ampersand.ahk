:&:sig::text
