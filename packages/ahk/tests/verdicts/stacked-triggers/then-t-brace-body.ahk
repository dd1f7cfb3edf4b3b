::a::
:T:sig::{
    MsgBox "x"
}
