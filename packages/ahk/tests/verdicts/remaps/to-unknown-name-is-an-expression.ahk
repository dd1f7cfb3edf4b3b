a::Foo
