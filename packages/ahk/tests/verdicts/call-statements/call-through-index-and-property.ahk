fns := [MsgBox, ToolTip]
fns[1]("x")
o := {f: MsgBox}
(o.f)("x")
