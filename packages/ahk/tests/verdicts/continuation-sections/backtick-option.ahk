a := "
(`
C:\new`nline
)"
