: up::{
    MsgBox "x"
}
