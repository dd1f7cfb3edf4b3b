:T:sig::{
    MsgBox "x"
}
