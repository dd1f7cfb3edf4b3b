class B extends B {
}
