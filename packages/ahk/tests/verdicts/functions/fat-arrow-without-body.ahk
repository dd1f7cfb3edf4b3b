Add(a, b) =>
