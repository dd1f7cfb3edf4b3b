:.:sig::text
