x := 1 /*
text
*/
