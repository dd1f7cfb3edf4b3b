a := undefined
b := nil
c := None
