; MsgBox "a
;if x {
/*
} else (
*/
MsgBox "ok"
