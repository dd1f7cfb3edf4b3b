{ up::{
    MsgBox "x"
}
