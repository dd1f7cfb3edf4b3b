a := "
(
`) not the end
)"
