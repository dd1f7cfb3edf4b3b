try {
    x := 1
} finally {
    Loop 3 {
        break
    }
}
