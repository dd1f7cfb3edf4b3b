try {
    x := 1
} finally {
    goto out
}
out:
