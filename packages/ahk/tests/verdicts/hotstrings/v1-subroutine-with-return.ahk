::hi::
Send "hello"
Send "there"
return
