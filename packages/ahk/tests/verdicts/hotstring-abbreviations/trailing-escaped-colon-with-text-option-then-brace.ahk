:T:sig`::: {
