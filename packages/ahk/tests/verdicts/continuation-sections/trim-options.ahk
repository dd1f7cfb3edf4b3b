a := "
(LTrim
    a
)"
b := "
(LTrim0 RTrim0
    a  
)"
c := "
(RTrim
a
)"
