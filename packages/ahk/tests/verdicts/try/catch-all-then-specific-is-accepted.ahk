try {
    x := 1
} catch {
    x := 2
} catch Error {
    x := 3
}
