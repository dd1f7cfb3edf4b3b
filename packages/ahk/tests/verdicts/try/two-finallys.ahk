try {
    x := 1
} finally {
    x := 2
} finally {
    x := 3
}
