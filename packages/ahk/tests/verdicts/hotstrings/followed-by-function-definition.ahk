::fn::
Expand(hs) {
    Send hs
}
