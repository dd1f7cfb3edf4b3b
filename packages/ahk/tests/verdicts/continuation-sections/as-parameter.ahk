MsgBox "
(
Hello
World
)", "Title"
