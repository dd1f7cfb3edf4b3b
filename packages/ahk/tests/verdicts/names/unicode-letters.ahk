größe := 1, имя := 2, 変数 := 3, é := 4
MsgBox größe имя 変数 é
Ünïcode() => 1
class Klässe {
}
