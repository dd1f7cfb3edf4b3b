s := SubStr("abc")
