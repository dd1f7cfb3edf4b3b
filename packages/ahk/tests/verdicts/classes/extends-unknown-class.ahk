class B extends Nowhere {
}
