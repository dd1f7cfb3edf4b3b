class A extend Map {
}
