Joy1::Send "{Enter}"
2Joy3::MsgBox "second stick"
Joy32::return
