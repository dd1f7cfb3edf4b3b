x := 1
::sig`::text
