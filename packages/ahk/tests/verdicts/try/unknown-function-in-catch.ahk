try
    x := 1
catch as e
    LogError(e)
