f() {
    #Hotstring T
}
::sig::{
