^j::
Send, Hello
return
