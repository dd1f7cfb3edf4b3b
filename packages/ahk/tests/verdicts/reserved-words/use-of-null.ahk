x := null
