x := %which%
