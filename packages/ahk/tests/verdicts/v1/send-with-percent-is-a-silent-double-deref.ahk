name := "x"
Send %name%
