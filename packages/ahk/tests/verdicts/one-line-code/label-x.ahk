:X:sig::foo:
