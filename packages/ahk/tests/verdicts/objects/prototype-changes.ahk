o := {}
o.DefineProp("p", {get: (this) => 1, set: (this, v) => 0})
Array.Prototype.DefineProp("First", {get: (this) => this[1]})
o.base := {hello: "x"}
