:*::::text
