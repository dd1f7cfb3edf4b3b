class Str2 extends String {
}
class Int2 extends Integer {
}
