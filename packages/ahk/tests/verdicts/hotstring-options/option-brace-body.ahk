:{:sig::{
    MsgBox "x"
}
