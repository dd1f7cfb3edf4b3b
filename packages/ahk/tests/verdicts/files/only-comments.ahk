; nothing
/* nothing
*/
