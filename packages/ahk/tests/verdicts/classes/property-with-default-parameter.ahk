class A {
    P[i := 1, rest*] => i
}
