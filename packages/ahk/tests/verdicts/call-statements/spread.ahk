args := ["a", "b"]
MsgBox args*
