StringReplace, out, in, a, b, All
