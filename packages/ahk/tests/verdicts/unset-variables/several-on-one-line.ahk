MsgBox one two three
