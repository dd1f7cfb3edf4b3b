class extends Map {
}
