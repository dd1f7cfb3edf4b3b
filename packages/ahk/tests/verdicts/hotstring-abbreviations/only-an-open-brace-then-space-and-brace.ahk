::{:: {
    MsgBox "x"
}
