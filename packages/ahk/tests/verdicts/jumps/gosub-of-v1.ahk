gosub work
work:
return
