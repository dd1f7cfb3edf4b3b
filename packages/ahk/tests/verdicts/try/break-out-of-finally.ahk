Loop 3 {
    try {
        x := 1
    } finally {
        break
    }
}
