new := 1, null := 0, nil := 2, undefined := 3
