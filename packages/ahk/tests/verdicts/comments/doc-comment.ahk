/**
 * Does it.
 * @param a
 */
F(a) => a
