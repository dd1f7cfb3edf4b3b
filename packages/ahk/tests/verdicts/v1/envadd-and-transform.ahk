EnvAdd, n, 5
Transform, out, Chr, 65
