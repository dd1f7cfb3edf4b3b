:T1:sig::{
