F6::SetTimer DoPress, 100
