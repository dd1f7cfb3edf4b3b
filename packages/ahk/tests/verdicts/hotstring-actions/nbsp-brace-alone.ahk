::sig:: {
