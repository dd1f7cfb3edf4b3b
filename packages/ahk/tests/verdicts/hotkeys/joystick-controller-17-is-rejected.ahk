17Joy1::return
