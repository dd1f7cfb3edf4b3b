clipboard =
Send, ^c
ClipWait, 1
