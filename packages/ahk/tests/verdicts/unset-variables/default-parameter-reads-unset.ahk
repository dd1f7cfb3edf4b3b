F(a := nowhere) => a
