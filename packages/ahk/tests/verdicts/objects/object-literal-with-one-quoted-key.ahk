a := {}
b := {x: 1, y: "two", "z": 3}
c := {nested: {list: [1, 2], fn: () => 1}}
n := "key"
d := {%n%: 5, a%n%b: 6}
