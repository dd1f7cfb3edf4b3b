a::foo:
