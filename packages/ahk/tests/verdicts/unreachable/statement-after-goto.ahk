goto out
MsgBox "never"
out:
