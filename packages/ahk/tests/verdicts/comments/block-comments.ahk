/* one line */
/*
many
lines
*/
x := 1
	/* indented
	*/
