::sig::{
    MsgBox "x"
}
#Hotstring T
::b::{
