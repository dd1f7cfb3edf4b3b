; one
MsgBox notThere
