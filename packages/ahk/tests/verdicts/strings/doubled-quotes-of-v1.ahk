a := "say ""hi"" now"
