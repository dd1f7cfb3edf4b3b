Save() {
    WriteSettings()
}
