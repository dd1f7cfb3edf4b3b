if 1 {
	MsgBox "tab"
    MsgBox "spaces"
	  MsgBox "both"
}
