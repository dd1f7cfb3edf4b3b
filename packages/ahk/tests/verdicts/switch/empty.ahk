x := 1
switch x {
}
