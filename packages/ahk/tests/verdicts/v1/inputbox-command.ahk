InputBox, answer, Title, Prompt
if ErrorLevel
    return
