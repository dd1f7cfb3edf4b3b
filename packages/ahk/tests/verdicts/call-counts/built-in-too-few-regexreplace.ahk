s := RegExReplace("abc")
