::arrow::{Left 3}^b!x
::pct::100`% %nothing%
