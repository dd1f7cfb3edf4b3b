class Map {
}
