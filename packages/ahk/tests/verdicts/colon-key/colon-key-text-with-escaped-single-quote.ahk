:::MsgBox 'it`'s'
