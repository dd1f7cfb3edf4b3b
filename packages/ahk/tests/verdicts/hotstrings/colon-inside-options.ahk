:*:?:abc::text
