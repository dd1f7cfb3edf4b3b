class B extends {
}
