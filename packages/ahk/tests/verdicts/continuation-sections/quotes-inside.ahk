a := "
(
say "hi" and 'hello'
)"
b := '
(
it's
)'
