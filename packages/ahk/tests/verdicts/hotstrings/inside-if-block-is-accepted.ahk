if true {
    ::btw::by the way
}
