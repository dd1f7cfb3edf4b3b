:XT:sig::{
    MsgBox "x"
}
