a := "
(
100% `t tab and %name%
)"
