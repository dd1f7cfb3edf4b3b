::sig::{`
    MsgBox "x"
}
