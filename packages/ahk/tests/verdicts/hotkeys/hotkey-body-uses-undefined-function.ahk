^j::OpenEverything()
