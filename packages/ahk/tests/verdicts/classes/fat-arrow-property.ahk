class T {
    Name => "fixed"
    static Version => 2
    Area[w, h] => w * h
}
