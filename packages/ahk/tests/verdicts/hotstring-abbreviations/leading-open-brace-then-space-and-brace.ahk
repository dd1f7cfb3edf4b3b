::{sig:: {
    MsgBox "x"
}
