:{:sig::text
