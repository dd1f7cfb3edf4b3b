::sig`::text
