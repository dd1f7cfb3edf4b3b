:,:sig::{
    MsgBox "x"
}
