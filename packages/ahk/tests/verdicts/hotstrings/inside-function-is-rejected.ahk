F() {
    ::btw::by the way
}
