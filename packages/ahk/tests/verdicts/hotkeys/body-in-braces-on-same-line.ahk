^q::{
    WinClose "A"
}
