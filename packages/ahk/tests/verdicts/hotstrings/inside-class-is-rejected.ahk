class A {
    ::abc::def
}
