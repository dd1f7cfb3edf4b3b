gaming := false
#HotIf gaming
F1::return
#HotIf
F2::{
    global gaming := !gaming
}
