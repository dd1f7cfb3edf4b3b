;=========================
; Settings
;=========================
;@region x
x := 1 ; TODO: more
;@endregion
