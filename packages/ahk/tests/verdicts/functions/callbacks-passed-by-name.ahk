SetTimer Check, 1000
OnMessage 0x200, Moved
OnError Failed
Check() => 0
Moved(w, l, m, h) => 0
Failed(e, mode) => 1
