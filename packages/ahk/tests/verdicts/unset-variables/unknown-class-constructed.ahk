x := HttpClient("a")
