class A_Now {
}
