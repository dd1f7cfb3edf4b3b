(() => MsgBox("once"))()
((a, b := 2) => a + b)(1)
