:ST:sig::{
    MsgBox "x"
}
