Fib(n) => n < 2 ? n : Fib(n - 1) + Fib(n - 2)
Even(n) => n = 0 ? true : Odd(n - 1)
Odd(n) => n = 0 ? false : Even(n - 1)
