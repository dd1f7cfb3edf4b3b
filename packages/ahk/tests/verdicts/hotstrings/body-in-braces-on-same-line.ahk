:*:sig::{
    Send "Regards"
}
