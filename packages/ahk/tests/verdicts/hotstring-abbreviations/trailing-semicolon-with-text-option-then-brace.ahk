:T:sig;:: {
