Loop 3 {
    goto done
    MsgBox "never"
}
done:
