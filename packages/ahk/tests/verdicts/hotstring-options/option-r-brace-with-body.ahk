:R:sig::{
    MsgBox "x"
}
