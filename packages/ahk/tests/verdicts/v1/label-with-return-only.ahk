return

MyLabel:
return
