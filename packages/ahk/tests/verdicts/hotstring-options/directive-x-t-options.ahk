#Hotstring X
:T:sig::{
    MsgBox "x"
}
