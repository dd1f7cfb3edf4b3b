: * ? C :sp1::spaced
