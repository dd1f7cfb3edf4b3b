goto a, b
a:
b:
