::{sig}:: {
    MsgBox "x"
}
