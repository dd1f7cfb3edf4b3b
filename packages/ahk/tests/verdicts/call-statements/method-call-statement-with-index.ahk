a := [[]]
a[1].Push 5
