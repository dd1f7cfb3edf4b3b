b := {if: 1, for: 2, class: 3, true: 4}
MsgBox b.if b.for b.class b.true
