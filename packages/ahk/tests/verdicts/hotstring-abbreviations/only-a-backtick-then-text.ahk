::`::text
