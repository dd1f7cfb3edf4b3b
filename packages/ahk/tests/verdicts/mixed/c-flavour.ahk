int main() {
    int x = 5;
    return x;
}
