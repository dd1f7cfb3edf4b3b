Loop {
    goto out
}
out:
