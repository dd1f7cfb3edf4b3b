f := (x) => { return x }
