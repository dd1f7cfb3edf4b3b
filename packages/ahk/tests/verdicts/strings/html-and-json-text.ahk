a := '<a href="x">y</a>'
b := '{"k": [1, 2, "three"]}'
c := "it's"
