InputBox name, "Prompt"
MsgBox name
