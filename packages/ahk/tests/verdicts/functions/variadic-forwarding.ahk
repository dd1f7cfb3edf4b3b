Log1(fmt, args*) => OutputDebug(Format(fmt, args*))
Log1("{} {}", 1, 2)
Wrap(f, a*) => f(a*)
Wrap(Log1, "x")
