F(a) { 
return a }
G() {
}
