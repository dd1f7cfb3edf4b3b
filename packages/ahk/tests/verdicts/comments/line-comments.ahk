; first
x := 1 ; after code
	; after a tab
MsgBox "a" ;no space after
;;; many
