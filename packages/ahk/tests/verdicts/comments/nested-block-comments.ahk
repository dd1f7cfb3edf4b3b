/* outer
/* inner
*/
x := 1
*/
