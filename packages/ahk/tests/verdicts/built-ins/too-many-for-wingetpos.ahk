result := WinGetPos(&v1, &v2, &v3, &v4, "x", 1, "x", 1, "x")
