try {
    x := 1
} finally {
    x := 2
} catch {
    x := 3
}
