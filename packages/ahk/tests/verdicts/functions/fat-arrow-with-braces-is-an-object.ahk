Make(a) => {x: a, y: 2}
Make(1)
