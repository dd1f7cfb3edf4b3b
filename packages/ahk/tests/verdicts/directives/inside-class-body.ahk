class C {
    #SingleInstance Force
    x := 1
}
