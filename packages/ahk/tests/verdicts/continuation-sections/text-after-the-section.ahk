a := "
(
text
)" . "more" 5
b := StrLen("
(
x
)")
