f() {
}
:,:sig::text
