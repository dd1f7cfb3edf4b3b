class 3D {
}
