a::`t
