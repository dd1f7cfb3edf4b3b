MsgBox("
(
Text
)", "
(
Title
)")
