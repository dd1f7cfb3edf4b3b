x := IsSet
