/* text
more text */
x := 1
