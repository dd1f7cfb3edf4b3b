try {
    x := 1
} else {
    x := 2
} catch {
    x := 3
}
