class App {
    Start() {
        this.db := Database("x")
    }
}
