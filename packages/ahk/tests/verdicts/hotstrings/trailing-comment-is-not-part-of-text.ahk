::cm::text ; comment
