#Hotstring T
::sig::{
    MsgBox "x"
}
