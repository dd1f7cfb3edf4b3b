; one
/*
two
three
*/
MsgBox missing ; four
