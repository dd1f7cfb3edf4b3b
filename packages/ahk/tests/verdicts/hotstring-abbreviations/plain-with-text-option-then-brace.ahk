:T:sig:: {
