:(:sig::text
