:X:fa::(() => MsgBox("x"))()
